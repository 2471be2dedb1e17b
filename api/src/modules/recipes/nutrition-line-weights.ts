/**
 * Grams of a usual ingredient line, by the aisle of its food: the medians over the lines of the starter catalogue whose weight is
 * known. They stand in for the weight of a line that cannot be weighed ("2 sprigs rosemary"), only to say how much of a recipe its
 * figures cover.
 */
const USUAL_LINE_GRAMS: Record<string, number> = {
  baking: 38, basics: 6, bread: 196, 'canned-and-jarred': 400, cheese: 120, dairy: 120, deli: 100, drinks: 150, fish: 300, frozen: 250, fruit: 84, grains: 280,
  herbs: 15, meat: 500, 'nuts-and-seeds': 32, 'oils-and-vinegars': 40, poultry: 600, pulses: 400, sauces: 32, 'snacks-and-sweets': 240, spices: 2,
  'tofu-and-plant-protein': 280, vegetables: 110,
};

/** Grams of a line of nobody knows what: the median over all aisles. */
const USUAL_GRAMS = 80;

/** Grams that a line of this aisle usually weighs; of any aisle where it is not known. */
export function usualLineGrams(category: string | undefined): number {
  return USUAL_LINE_GRAMS[category ?? ''] ?? USUAL_GRAMS;
}
