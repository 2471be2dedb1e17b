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

/**
 * Kilocalories of 100 g of what is nothing like the rest of its aisle, by the words of its name, as USDA SR28 has its like: most drinks are
 * tea, juice and beer, most fruit is fresh, most of the dairy aisle milk.
 */
const OF_KIND: Record<string, readonly (readonly [kind: RegExp, calories: number])[]> = {
  drinks: [
    // grenadine has 268, coffee liqueur 308 to 336
    [
      /(?:^|-)(?:syrup|cordial|squash|orgeat|falernum|rooh-afza|liqueur|sec|cointreau|marnier|amaretto|advocaat|limoncello|schnapps|malibu|drambuie|chartreuse|sambuca|campari|fernet|amaro|nocino|dram|licor-43)$|^creme-de-/,
      290,
    ],
    // 14037, of 40 %
    [
      /(?:^|-)(?:spirit|brandy|gin|mezcal|grappa|cachaca|aquavit|korn|baijiu|shochu|soju|pastis|himbeergeist|bitters)$/,
      231,
    ],
    // 14057, sweet dessert wine
    [/(?:^|-)(?:madeira|vermouth|aperitif-wine|ice-wine|umeshu|mead|mirin)$/, 160],
  ],
  // dried apricots have 241, dried mango 319, candied fruit 322
  fruit: [[/^(?:dried|freeze-dried|candied|crystallised|glace)-|-(?:leather|chips)$/, 300]],
  dairy: [[/-butter$/, 717]],
};

/** Kilocalories that 100 g of such a food usually have, by its kind or else by its aisle; of any aisle where none is known. */
export function usualCalories(food: { category: string; slug?: string } | null): number {
  const [, ofKind] = OF_KIND[food?.category ?? '']?.find(([kind]) => kind.test(food?.slug ?? '')) ?? [];
  return ofKind ?? USUAL_CALORIES[food?.category ?? ''] ?? USUAL_CALORIES_OF_ANY;
}
