import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import type { CreativeDraft } from './write-dish.ts';

/** Foods that make ill when they are not cooked through, by aisle or the words of their slugs, with the least minutes of heat. */
const COOKED_THROUGH: { what: string; is: (food: KnownFood) => boolean; minutes: number }[] = [
  {
    what: 'poultry',
    is: ({ category, slug }) =>
      category === 'poultry' && !/rotisserie|sliced|canned|cooked|roast|smoked|confit/.test(slug),
    minutes: 6,
  },
  {
    what: 'minced meat',
    is: ({ slug }) =>
      /(?:^|-)mince$|minced-meat|sausage-meat|sausage$/.test(slug) && !/vegan|vegetarian|quorn|liver/.test(slug),
    minutes: 6,
  },
  { what: 'pork', is: ({ category, slug }) => category === 'meat' && slug.startsWith('pork'), minutes: 5 },
  // A lectin in them is destroyed by ten minutes of fast boiling; softening takes far longer (FDA, Bad Bug Book).
  { what: 'dried beans', is: ({ category, slug }) => category === 'pulses' && slug.startsWith('dried-'), minutes: 60 },
];

const HEAT = /\b(?:fry|fries|boil|simmer|bake|roast|grill|cook|braise|brown|steam|sear|stew|poach|toast)\w*\b/i;
/** Words that no recipe of ours has: doneness that makes ill, things that are not food, and anything that is not a sentence about cooking. */
const FORBIDDEN =
  /\b(?:still pink|rare chicken|raw chicken|raw mince|undercooked|bleach|ammonia|petrol|gasoline|detergent|antifreeze|napalm|poison|essential oil|system prompt|as an ai)\b|https?:|www\.|<\/?[a-z]|[{}]/i;

/** What in a recipe could harm the one who cooks or eats it, in sentences. */
export function unsafeThings(
  { title, description, steps, lines }: CreativeDraft,
  foods: readonly KnownFood[],
): string[] {
  const texts = [title, description, ...steps.map(({ text }) => text), ...lines.map(({ text }) => text)];
  const heated = steps.filter(({ text }) => HEAT.test(text)).reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  return [
    ...texts
      .filter((text) => FORBIDDEN.test(text))
      .map((text) => `text: "${text.slice(0, 60)}" does not belong into a recipe`),
    ...COOKED_THROUGH.filter(({ is, minutes }) => foods.some(is) && heated < minutes).map(
      ({ what, minutes }) => `instructions: ${what} must be heated for ${minutes} minutes at least, not ${heated}`,
    ),
  ];
}
