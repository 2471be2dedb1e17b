import type { CoverInput } from './cover-input.ts';
import { setTable } from './cover-scene.ts';
import type { VesselName } from './vessels.ts';

/** Forms whose own name does not say what one sees. */
const SAID: Readonly<Record<string, string>> = {
  heap: 'food',
  side: 'food',
  tray: 'food',
  'baked fruit': 'baked fruit',
  'dry stew': 'food',
  pieces: 'small pieces',
  breaded: 'breaded pieces',
  'small fry': 'small fried pieces',
  rolled: 'stuffed rolls',
  'whole vegetables': 'grilled food',
  tubes: 'pasta tubes',
  spirals: 'pasta spirals',
  bows: 'pasta bows',
  shells: 'pasta shells',
  elbows: 'short pasta',
  ribbons: 'pasta ribbons',
  'rice bowl': 'rice',
  paella: 'rice',
  lasagne: 'a layered bake',
  'set bake': 'a layered bake',
  'set pasta bake': 'a layered bake',
  'sunken bake': 'a bake',
  'crumbed bake': 'a bake under crumbs',
  'bread pudding': 'a bread pudding',
  balls: 'fried balls',
  flan: 'a set dessert',
  pavlova: 'a pavlova',
  cobbler: 'a cobbler',
  'long pastry': 'a long pastry',
  'slab tart': 'a flat tart',
  'meringue pie': 'a meringue pie',
  'cheese wheel': 'a wheel of cheese',
  'fried ribbons': 'fried pastry ribbons',
  'cutlet on rice': 'a cutlet on rice',
  'fillet and mash': 'a fillet and mash',
  'braised joint': 'a braised joint',
  'whole cauliflower': 'a whole cauliflower',
  slivers: 'fine slivers',
  hash: 'fried food',
  rosti: 'a rösti',
  'tin loaf': 'a loaf',
  'domed loaf': 'a loaf',
  'steamed buns in a pan': 'steamed buns',
  'skillet bread': 'a round bread',
  'plaited pastry': 'a plaited pastry',
  galette: 'a galette',
  cheesecake: 'a cheesecake',
  'cheesecake without a base': 'a cheesecake',
  'set custard': 'a set custard',
  teardrops: 'fried teardrops',
  dango: 'dumplings on skewers',
  drink: 'a drink in a glass',
  'iced drink': 'an iced drink in a glass',
  shake: 'a shake in a glass',
  liqueur: 'a bottle of liqueur',
  'bloody mary': 'a bloody mary in a glass',
  'sparkling wine': 'sparkling wine in glasses',
  'coffee with cream': 'coffee with cream in a glass',
  granita: 'granita in a glass',
  preserve: 'a preserve in a jar',
  jam: 'jam in a jar',
  'smooth jam': 'a smooth spread in a jar',
  starter: 'a starter in a jar',
  'tube bake': 'baked pasta tubes',
  'spiral bake': 'baked pasta spirals',
  'square bake': 'baked squares of pasta',
  'coated cauliflower': 'a whole coated cauliflower',
  'coated cheese ball': 'a ball of cheese',
  'drowned sandwich': 'a sandwich in sauce',
  'topped dip': 'a dip with what lies on it',
  'spread roll': 'filled rolls',
  'bean casserole': 'green beans under fried onions',
};
/** What a dish lies in; on the others it lies. */
const DEEP: ReadonlySet<VesselName> = new Set([
  'bowl',
  'wide bowl',
  'small bowl',
  'wooden bowl',
  'skillet',
  'pan',
  'wok',
  'casserole',
  'clay pot',
  'baking dish',
  'oval dish',
  'loaf tin',
  'muffin tin',
  'steamer',
  'glass',
  'coupe',
  'mug',
  'jar',
]);
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * What a cover shows, for those who do not see it: `Drawing: eggs in sauce in a skillet, with tomatoes and parsley.`
 * @param nameOf what a food is called in a dish, by its slug
 */
export function coverAlt(input: CoverInput, nameOf: (slug: string) => string | undefined): string {
  const { formName, vessel, toppings } = setTable(input);
  const foods = [...new Set(toppings.flatMap(({ food }) => nameOf(food) ?? []))];
  const seen = foods.length === 0 ? '' : `, with ${LIST.format(foods)}`;
  return `Drawing: ${SAID[formName] ?? formName} ${DEEP.has(vessel) ? 'in' : 'on'} ${named(vessel)}${seen}.`;
}

function named(vessel: VesselName): string {
  if (vessel === 'paper') return vessel;
  return /^[aeiou]/.test(vessel) ? `an ${vessel}` : `a ${vessel}`;
}
