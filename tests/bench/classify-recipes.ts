/**
 * Whether real recipes pass the filters they should: each allergen and vegan, against word lists written down apart from the food files.
 * `node --experimental-transform-types tests/bench/classify-recipes.ts [DATA] [ALLERGEN|vegan]`; with a third word also the reasons.
 */
import { classifyLines } from '../../api/src/modules/ingredients/classify.ts';
import { type Facts, isFreeOf } from '../../api/src/modules/ingredients/food-knowledge.ts';
import { type LinkedLine, linkLine } from '../../api/src/modules/ingredients/line-linker.ts';
import { Allergen, ALLERGENS } from '../../api/src/shared/enums.ts';
import { names, readRecipes, share } from './line-data.ts';

/** Words that name foods of an allergen, written down apart from the food files; longer words that only look like it are taken out first. */
const WORDS: Record<Allergen, { not: RegExp; named: RegExp }> = {
  [Allergen.DAIRY]: {
    not: /(?:coconut|almond|soy|soya|oat|rice|cashew|plant|hemp|nut|pea)[ -]?(?:based )?milk|(?:peanut|almond|cashew|nut|cocoa|apple|body|shea|sunflower|vegan|plant|dairy[- ]free|non[- ]?dairy|shortcrust)[ -]?butter|butter(?:nut|fly|fish| ?beans?| lettuce|head|ball|cup squash)|cream(?: |-)of (?:tartar|coconut|wheat)|coconut cream|creamed? (?:coconut|style corn|corn)|(?:cream|ginger|corn)-?style|(?:vegan|dairy[- ]free|non[- ]?dairy|plant[- ]based)[^,]*|creamy peanut|cream sherry|cream crackers?|cream soda|cheese ?cloth|curd tofu|bean ?curd|lemon curd mark|ice cream cones?/gi,
    named: /\b(?:milk|butter|buttermilk|cheeses?|cream|yogh?urts?|yogourt|ghee|parmesan|parmigiano|mozzarella|cheddar|feta|ricotta|mascarpone|gruy[eè]re|brie|camembert|gouda|paneer|halloumi|custard|half[- ]and[- ]half|cr[eè]me fra[iî]che|kefir|pecorino|provolone|emmental|gorgonzola|velveeta|b[eé]chamel|whey|sherbet|white (?:couverture |coverture )?chocolate|milk chocolate|heath bars|mushroom soup)\b/i,
  },
  [Allergen.EGGS]: { not: /egg ?plants?|egg[- ]free|vegan eggs?|flax ?eggs?|egg (?:replacer|substitute)|without eggs?|eggless|egg rolls?|egg noodle-free/gi, named: /\b(?:eggs?|yolks?|egg whites?|mayonnaise|mayo|meringue|egg noodles?|aioli|caesar (?:salad )?dressing|marshmallow (?:creme|fluff))\b/i },
  [Allergen.GLUTEN]: {
    not: /(?:rice|corn|coconut|almond|oat|buckwheat|chickpea|gram|tapioca|potato|masa|chick pea|garbanzo|sorghum|millet|cassava|soy|quinoa)[ -]?flours?|gluten[- ]free[^,]*|flour[- ]?less|corn ?bread|corn tortillas?|rice (?:noodles?|paper|pasta|vermicelli)|glass noodles|sweet ?breads?|cauliflower couscous|buckwheat|shirataki noodles|(?:roasted|spring|egg) rolls|sausage rolls|pineapple rolls|rice cakes?|toast the[^,]*/gi,
    named: /\b(?:flour|bread|breadcrumbs?|bread ?crumbs|spaghetti|macaroni|penne|lasagn[ae]|noodles?|pasta|couscous|bulgh?ur|barley|rye|semolina|seitan|soy sauce|beer|tortillas?|crackers?|panko|pita|naan|croutons?|udon|farro|wheat|fettuccine|linguine|puff pastry|pie crusts?|baguettes?|brioche|ramen|orzo|phyllo|filo|ziti|tortellini|vermicelli|pretzels?|dough|buns?|wraps?|rolls|biscuits?|cookies|oreos?|graham|wafers?|cakes?(?: mix)?|muffins?|cornbread mix|pastry|pie crust|stuffing|stout|malt vinegar|soya? sau[cs]e|light soy|teriyaki|hoisin|oyster sauce|b[eé]chamel|raisin bran|blood sausages?|black pudding|gravy granules|cream of (?:chicken|mushroom)|chow mein)\b/i,
  },
  [Allergen.PEANUT]: { not: /peanut[- ]free/gi, named: /\b(?:peanuts?|peanut butter|satay|groundnuts?)\b/i },
  [Allergen.TREE_NUTS]: {
    not: /(?:coconut|pea|butter|dough|chest)?nuts? ?megs?|nut[- ]free|water ?chestnuts?|chestnut mushrooms?|almond (?:extract|essence)|butternut/gi,
    named: /\b(?:almonds?|walnuts?|pecans?|cashews?|hazelnuts?|pistachios?|macadamias?|brazil nuts?|pine ?nuts?|chestnuts?|marzipan|nutella|almond milk|almond flour|praline|frangipane|nuts?|nut meats)\b/i,
  },
  [Allergen.SOY]: { not: /soy[- ]free|soya?[- ]?free/gi, named: /\b(?:soy|soya|tofu|tempeh|edamame|miso|soybeans?|tamari|teriyaki|hoisin|shoyu|gochujang|natto|tvp)\b/i },
  [Allergen.FISH]: {
    not: /(?:shell|craw|cray|jelly|cuttle)fish|goldfish crackers?|fish (?:spatula|slice)|swedish fish|vegan fish sauce|vegan worcestershire/gi,
    named: /\b(?:fish|salmon|tuna|cod|haddock|anchov(?:y|ies)|sardines?|mackerel|trout|herring|halibut|tilapia|fish sauce|worcestershire|worcester|snapper|catfish|sea bass|eel|caviar|dashi|bonito|kipper|worchestershire|monkfish|anglerfish|trevally|caesar (?:salad )?dressing)\b/i,
  },
  [Allergen.SHELLFISH]: { not: /oyster (?:mushrooms?|crackers?)|crab ?apples?|crab boil|mock crab|vegetarian oyster|clamshell|scallop(?:ed|ini) ?/gi, named: /\b(?:shrimps?|prawns?|crabs?|crabmeat|lobsters?|mussels?|clams?|oysters?|oyster sauce|scallops?|squid|calamari|octopus|seafood|snails?|crayfish|crawfish|langoustines?|cockles)\b/i },
};
const MEAT = /\b(?:beef|pork|chicken|bacon|ham|sausages?|lamb|turkey|duck|veal|chickens|prosciutto|pancetta|chorizo|salami|pepperoni|gelatine?|lard|meat|steaks?|venison|rabbit|goose|mince|ribs|brisket|kielbasa|hot dogs?|liver|bologna|meatballs?|salt pork|ground round|chuck|roast|sirloin|hamburger|honey|marshmallows?|jello|jell-o|suet|tallow)\b/i;
const NO_MEAT = /vegan [a-z]+|vegetarian [a-z]+|lamb'?s lettuce|steak (?:seasoning|spice)|beefsteak tomato(?:es)?|meatless|(?:pork|poultry|chicken) (?:rub|seasoning)|beef tomato(?:es)?|roast(?:ed)? (?:red )?(?:peppers?|garlic|vegetables?|potatoes|chickpeas|peanuts)|rib celery|celery ribs?|ribs? (?:of )?celery|chuck of|(?:dark|medium|light|french) roast|rapeseed|hamburger buns?|hamburger dill/gi;

/** Whether one of `lines` names a food of the allergen, by the word lists alone. */
function isNamed(allergen: Allergen, lines: string[]): boolean {
  const { not, named } = WORDS[allergen];
  return lines.some((line) => named.test(line.replace(not, ' ')));
}

function isVegan(lines: string[]): boolean {
  const isMeat = lines.some((line) => MEAT.test(line.replace(NO_MEAT, ' ')));
  return !isMeat && [Allergen.DAIRY, Allergen.EGGS, Allergen.FISH, Allergen.SHELLFISH].every((allergen) => !isNamed(allergen, lines));
}

interface Filter {
  name: string;
  /** Whether the word lists say that the lines fit. */
  fits: (lines: string[]) => boolean;
  /** Whether the classification lets them pass. */
  passes: (facts: Facts) => boolean;
}

const filters: Filter[] = [
  ...ALLERGENS.map((allergen) => ({
    name: allergen,
    fits: (lines: string[]) => !isNamed(allergen, lines),
    passes: (facts: Facts) => isFreeOf(facts, [allergen]),
  })),
  { name: 'vegan', fits: isVegan, passes: (facts) => facts.diet === 'vegan' },
];

const recipes = readRecipes().map(({ title, ingredients }) => ({ title, lines: ingredients.map((line) => linkLine(line, names)) }));
const judged = recipes.map((recipe) => ({ ...recipe, facts: classifyLines(recipe.lines) }));
const isKnown = judged.filter(({ facts }) => facts.unknownLines.length === 0);
console.log(`${judged.length} recipes, in ${share(isKnown.length, judged.length)} every line is known`);

const textsOf = (lines: LinkedLine[]): string[] => lines.map(({ line }) => line);
for (const { name, fits, passes } of filters) {
  const [fit, unfit] = [true, false].map((isFit) => judged.filter(({ lines }) => fits(textsOf(lines)) === isFit)) as [typeof judged, typeof judged];
  const [kept, leaked] = [fit, unfit].map((some) => some.filter(({ facts }) => passes(facts))) as [typeof judged, typeof judged];
  const stated = fit.filter(({ facts }) => (name === 'vegan' ? ['vegan', 'unknown'].includes(facts.diet) : !facts.contains.some((allergen) => allergen === name)));
  console.log(`${name}: of those that should not, ${share(leaked.length, unfit.length)} pass; of those that should, ${share(kept.length, fit.length)} pass, ${share(stated.length, fit.length)} are not said to contain it`);
  if (process.argv[3] !== name) continue;
  for (const { title, lines } of leaked) console.log(`  passes: ${title}: ${textsOf(lines).filter((line) => !fits([line])).join(' | ')}`);
  for (const { title, lines } of fit.filter((one) => !kept.includes(one))) {
    const why = lines.filter((line) => !line.isNoFood && !passes(line.facts));
    console.log(`  is kept out: ${title}: ${why.map(({ line, food }) => `${line} → ${food?.name ?? 'unknown'}`).join(' | ')}`);
  }
}
