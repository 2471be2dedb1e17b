/**
 * Grams of a usual ingredient line, by the aisle of its food: the medians over the lines of the starter catalogue whose weight is
 * known. They stand in for the weight of a line that cannot be weighed ("2 sprigs rosemary"), only to say how much of a recipe its
 * figures cover.
 */
const USUAL_LINE_GRAMS: Record<string, number> = {
  baking: 38,
  basics: 6,
  bread: 196,
  'canned-and-jarred': 400,
  cheese: 120,
  dairy: 120,
  deli: 100,
  drinks: 150,
  fish: 300,
  frozen: 250,
  fruit: 84,
  grains: 280,
  herbs: 15,
  meat: 500,
  'nuts-and-seeds': 32,
  'oils-and-vinegars': 40,
  poultry: 600,
  pulses: 400,
  sauces: 32,
  'snacks-and-sweets': 240,
  spices: 2,
  'tofu-and-plant-protein': 280,
  vegetables: 110,
};

/** Grams of a line of unknown food: the median over all aisles. */
const USUAL_GRAMS = 80;

/** Grams that a line of this aisle usually weighs; of any aisle where it is not known. */
export function usualLineGrams(category: string | undefined): number {
  return USUAL_LINE_GRAMS[category ?? ''] ?? USUAL_GRAMS;
}

/**
 * Kilocalories of 100 g of a usual food, by aisle: the medians over the foods of the catalogue that have figures; of sauces the upper
 * quartile, as some are water and a roux is half fat. They only say how much of the energy of a recipe its figures cover: 200 g of a
 * cheese without figures weigh little beside a melon, and feed more.
 */
const USUAL_CALORIES: Record<string, number> = {
  baking: 361,
  basics: 0,
  bread: 297,
  'canned-and-jarred': 36,
  cheese: 356,
  dairy: 123,
  deli: 115,
  drinks: 54,
  fish: 99,
  frozen: 57,
  fruit: 60,
  grains: 367,
  herbs: 36,
  meat: 224,
  'nuts-and-seeds': 579,
  'oils-and-vinegars': 884,
  poultry: 181,
  pulses: 164,
  sauces: 240,
  'snacks-and-sweets': 382,
  spices: 312,
  'tofu-and-plant-protein': 192,
  vegetables: 31,
};

/** Kilocalories of 100 g of unknown food: the median over all aisles. */
const USUAL_CALORIES_OF_ANY = 190;

/** Kilocalories that 100 g of this aisle usually have; of any aisle where it is not known. */
export function usualCalories(category: string | undefined): number {
  return USUAL_CALORIES[category ?? ''] ?? USUAL_CALORIES_OF_ANY;
}
