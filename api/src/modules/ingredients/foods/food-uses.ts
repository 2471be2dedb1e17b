/**
 * What a recipe may use a food for, as `for:` of a substitute names it: a kind of dish, a way of cooking, or a task that the food has
 * in it. A line of a recipe has any number of these, a substitute those that it suits.
 */
export const FOOD_USES = [
  'baking',
  'batter',
  'binding',
  'boiling',
  'boneless',
  'bread',
  'broth',
  'browned',
  'browning',
  'caramel',
  'clear',
  'coating',
  'cooking',
  'curry',
  'custard',
  'deep-frying',
  'dessert',
  'dip',
  'dough',
  'drained',
  'dressing',
  'drinks',
  'dumplings',
  'few',
  'filling',
  'finishing',
  'frying',
  'garnish',
  'glaze',
  'gratin',
  'greasing',
  'heated',
  'grilling',
  'icing',
  'indian',
  'jam',
  'leftovers',
  'lining',
  'little',
  'lone',
  'marinade',
  'mash',
  'meatballs',
  'meringue',
  'mixed',
  'much',
  'omelette',
  'pasta',
  'pastry',
  'peel',
  'pickling',
  'pie',
  'pieces',
  'pizza',
  'raw',
  'rice',
  'roasting',
  'rolled',
  'salad',
  'sandwich',
  'sauce',
  'savoury',
  'setting',
  'shaping',
  'soup',
  'soured',
  'spreading',
  'stew',
  'stir-fry',
  'strained',
  'stuffing',
  'sweet',
  'tacos',
  'thickening',
  'topping',
  'unraised',
  'unsweet',
  'whipping',
] as const;

/** See {@link FOOD_USES}. */
export type FoodUse = (typeof FOOD_USES)[number];

/**
 * Tasks that only a food fit for them can do, and the uses that are cases of each: a swap that suits the rest of the dish but not these
 * spoils it. Butter fries an egg, and burns in a deep fryer.
 */
const TASKS: ReadonlyMap<FoodUse, readonly FoodUse[]> = new Map([
  ['baking', ['bread', 'batter']],
  ['batter', []],
  ['binding', []],
  ['boneless', []],
  ['bread', []],
  ['broth', []],
  ['clear', []],
  ['coating', []],
  ['deep-frying', []],
  ['drinks', []],
  ['finishing', ['salad', 'dressing', 'dip', 'garnish', 'topping', 'sandwich', 'raw']],
  ['icing', []],
  ['jam', []],
  ['meatballs', []],
  ['meringue', []],
  ['pastry', ['pie']],
  ['pieces', []],
  ['raw', ['salad', 'dressing', 'dip', 'garnish', 'topping', 'sandwich', 'dessert', 'drinks', 'icing', 'spreading']],
  ['savoury', []],
  ['setting', []],
  ['shaping', []],
  ['spreading', []],
  ['thickening', []],
  ['unraised', []],
  ['whipping', ['meringue']],
]);

/** What a swap is bound to, as it is stored: uses that it suits, those that the line has to have, and those that it must not have. */
export const boundTo = (suited: readonly string[], needed: readonly string[], barred: readonly string[]): string[] => [
  ...suited,
  ...needed.map((use) => `when ${use}`),
  ...barred.map((use) => `not ${use}`),
];

/**
 * Whether a swap suits a line: it is for one of its uses at least, and for every task that the food has there. One bound to no use suits
 * every line; where no use of the line is known, only that does.
 * @param bounds as `boundTo` makes them
 */
export function suitsUses(bounds: readonly string[], uses: readonly string[]): boolean {
  const has = (word: string) => (bound: string) =>
    bound.startsWith(`${word} `) && uses.includes(bound.slice(word.length + 1));
  if (bounds.some(has('not')) || !bounds.every((bound) => !bound.startsWith('when ') || has('when')(bound)))
    return false;
  const suited = bounds.filter((bound) => !bound.includes(' '));
  if (suited.length === 0) return true;
  const shared = new Set(uses.filter((use) => suited.includes(use)));
  return (
    shared.size > 0 &&
    [...TASKS].every(
      ([task, cases]) => !uses.includes(task) || suited.includes(task) || cases.some((use) => shared.has(use)),
    )
  );
}
