import { filters as text } from '../../messages/filters.ts';
import { DEFAULT_FILTERS, type Filters } from './filters.ts';

/** A filter that is not at its default: its words, and what the filters are without it. */
export interface ActiveFilter {
  text: string;
  without: Filters;
}

/** The filters that are not at their defaults, each allergen by itself, in the order of the panel. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const {
    diet,
    allergies,
    maxCookTime,
    cuisine,
    difficulty,
    meal,
    mustUse,
    exclude,
    maxMissing,
    allowSubstitutions,
    servings,
    pantry,
  } = filters;
  const isSet = (key: keyof Filters) => filters[key] !== DEFAULT_FILTERS[key];
  const reset = (key: keyof Filters): Filters => ({ ...filters, [key]: DEFAULT_FILTERS[key] });
  return [
    ...(isSet('diet') ? [{ text: text.diet[diet], without: reset('diet') }] : []),
    ...allergies.map((allergen) => ({
      text: text.allergies.without(text.allergies[allergen]),
      without: { ...filters, allergies: allergies.filter((known) => known !== allergen) },
    })),
    ...(isSet('maxCookTime') ? [{ text: text.maxCookTime.upTo(maxCookTime), without: reset('maxCookTime') }] : []),
    ...(cuisine !== null ? [{ text: cuisine, without: reset('cuisine') }] : []),
    ...(isSet('difficulty') ? [{ text: text.difficulty[difficulty], without: reset('difficulty') }] : []),
    ...(meal !== null ? [{ text: text.meal[meal], without: reset('meal') }] : []),
    ...mustUse.map((food) => ({
      text: text.mustUse.uses(food),
      without: { ...filters, mustUse: mustUse.filter((known) => known !== food) },
    })),
    ...exclude.map((food) => ({
      text: text.exclude.none(food),
      without: { ...filters, exclude: exclude.filter((known) => known !== food) },
    })),
    // Of none and one, the buttons over the results tell.
    ...(maxMissing !== null && maxMissing > 1
      ? [{ text: text.maxMissing.atMost(maxMissing), without: reset('maxMissing') }]
      : []),
    ...(allowSubstitutions ? [] : [{ text: text.allowSubstitutions.off, without: reset('allowSubstitutions') }]),
    ...(isSet('servings') ? [{ text: text.servings.value(servings), without: reset('servings') }] : []),
    ...(pantry.length > 0 ? [{ text: text.pantry.count(pantry.length), without: reset('pantry') }] : []),
  ];
}
