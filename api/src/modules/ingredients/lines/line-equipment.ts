import { nameWords } from '../names/name-words.ts';

const TOOLS = new Set(
  nameWords(`
  foil thermometer cheesecloth muslin skewer toothpick pick parchment towel twine string pan pot dish tin sheet sieve strainer colander cooker grill smoker thermos marble knife fork spoon bowl whisk blender
  mixer mold mould liner wrap film cloth glove board rack cutter container scale ramekin potholder spatula sifter apron jar bottle bag oven tray processor grater peeler brush mortar pestle mill mandoline skillet saucepan wok microplane stockpot syringe funnel candle doll charcoal
  coin trinket charm tong plate cup shell equipment paper napkin straw coaster pipette woodchip wood
`),
);
const MADE_OF =
  /\b(?:wood(?:en)?|clay|ceramic|porcelain|pyrex|bamboo|metal|wire|plastic|glass|aluminum|aluminium|wax(?:ed)?|parchment|baking|greaseproof|grease-?proof|cooking|kitchen|paper|cookie|cedar|hickory|oak|applewood|mesquite|oven|cling|clingfilm|lollipop|popsicle|cocktail|measuring|mixing|cooling|slow|pressure|rubber)\b/i;
const NAMED =
  /\b(?:baking|parchment|greaseproof|wax(?:ed)?) paper\b|\b(?:wood|hickory|oak|cedar|mesquite|applewood|charcoal)[ -](?:chips?|shavings|chunks?|planks?|pellets?)\b|\b(?:baking|roasting|cake|sponge|loaf|bread|muffin|bun|cupcake|pie|tart|flan|quiche|pudding|savarin|springform|ring|square|round|deep|inch|cm) tins?$|\b(?:canning|mason|kilner) jars?\b|\bjars? with (?:lids?|rings?)\b|\b(?:scallop|oyster|clam) shells?$|^(?:applewood|charcoal|toothpicks?|skewers?|cheesecloth|thermometer|tin ?foil|foil|patience|love)$|\b(?:sieve|strainer|colander|skewers?|toothpicks?|spatula|whisk|thermometer|ramekins?|cheese ?cloth|rolling pin|(?:piping|pastry) bag|cookie cutters?|pipettes?|lollipop sticks?|popsicle sticks?|(?:pizza |baking )?stone|recipient|(?:spice|pepper|salt|coffee|food) (?:mill|grinder)|mortar(?: and pestle)?|cast[- ]iron (?:skillet|pan|pot)|(?:frying|saut[eé]|sauce|grill|griddle|roasting|oven) ?pans?|(?:food|hand|stick|stand|immersion|electric) (?:processor|blender|mixer)s?|blenders?|knife|knives|(?:cupcake|muffin|paper) (?:liners?|cases?)|(?:cocktail|kebab|ice[- ]cream) sticks?)$/i;

/** What heads tools on their own line: "Special equipment: a spice mill". */
const HEADED = /^(?:(?:special|kitchen|other) )?(?:equipment|tools|utensils|hardware)\b/i;

/** Chicken skewers are chicken, bamboo skewers are none. */
const ON_SKEWERS = /\b(?:skewers?|kebab sticks?)$/i;

/** What foods are sold or served in. */
const VESSELS = new Set(['jar', 'bottle', 'bag', 'container', 'shell']);

/**
 * Whether a line's words name a kitchen tool or a wrapper, nothing to eat: "wooden skewers", "parchment paper". A vessel of something that
 * `namesFood` knows is eaten: "1 cocktail sausages jar".
 */
export function isEquipment(phrase: string, namesFood: (text: string) => boolean = () => false): boolean {
  if (ON_SKEWERS.test(phrase) && !MADE_OF.test(phrase) && namesFood(phrase)) return false;
  if (NAMED.test(phrase) || HEADED.test(phrase)) return true;
  const words = nameWords(phrase);
  const last = words.at(-1) ?? '';
  if (VESSELS.has(last) && namesFood(phrase)) return false;
  return TOOLS.has(last) && (words.length === 1 || MADE_OF.test(phrase) || words.every((word) => TOOLS.has(word)));
}

/** A tool that brackets finish the name of: "sheet cake (tray, or a piece of cardboard)", "jelly (Ball canning, jars with lids)". */
const IN_BRACKETS =
  /^(?:(?:sheet|layer|round|square|deep|large|small) )*(?:cake|loaf|muffin|bun|cupcake|pie|tart|flan|quiche|cookie) (?:tray|pan|board|stand|mou?ld|cutter|rack)$|^(?:jelly|jam) (?:[a-z]+ )?(?:canning|mason|preserving) jars?\b/i;

/** Whether brackets behind a name make a tool of it, though a food goes by the name alone. */
export function isToolInBrackets(name: string, line: string): boolean {
  const inside = /\(([^()]*)\)/.exec(line)?.[1] ?? '';
  const [first = ''] = inside.split(/[,;]/);
  return [first, inside.replace(/,/g, '')].some((words) => IN_BRACKETS.test(`${name} ${words}`.trim()));
}
