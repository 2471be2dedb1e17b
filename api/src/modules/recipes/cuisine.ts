import { badInput } from '../../shared/errors.ts';

/** The seventeen cuisines. */
export const CUISINES = [
  'Italian',
  'Chinese',
  'Mexican',
  'Indian',
  'Japanese',
  'French',
  'Thai',
  'Mediterranean',
  'American',
  'Korean',
  'Greek',
  'Spanish',
  'Middle Eastern',
  'Vietnamese',
  'British',
  'German',
  'Brazilian',
] as const;
/** One of {@link CUISINES}. */
export type Cuisine = (typeof CUISINES)[number];

/** The cuisine that `text` names, in any case; undefined for one that Larder does not have. */
export function cuisineOf(text: string): Cuisine | undefined {
  return CUISINES.find((cuisine) => cuisine.toLowerCase() === text.trim().toLowerCase());
}

/**
 * The same.
 * @throws AppError BAD_USER_INPUT for one that Larder does not have
 */
export function findCuisine(text: string): Cuisine {
  const found = cuisineOf(text);
  if (!found)
    throw badInput(`There is no cuisine "${text.slice(0, 40)}". Choose one of: ${CUISINES.join(', ')}.`, 'cuisine');
  return found;
}
