import { badInput } from '../../shared/errors.ts';
import { CUISINES, type Cuisine } from '../../shared/limits.ts';

/**
 * The cuisine that `text` names, in any case.
 * @throws AppError BAD_USER_INPUT for one that Larder does not have
 */
export function findCuisine(text: string): Cuisine {
  const found = CUISINES.find((cuisine) => cuisine.toLowerCase() === text.trim().toLowerCase());
  if (!found)
    throw badInput(`There is no cuisine "${text.slice(0, 40)}". Choose one of: ${CUISINES.join(', ')}.`, 'cuisine');
  return found;
}
