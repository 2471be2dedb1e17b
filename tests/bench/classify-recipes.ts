import { readFileSync } from 'node:fs';
import { readFoodFiles } from '../../api/src/db/seeds/food-files.ts';
import { classifyLines } from '../../api/src/modules/ingredients/classify.ts';
import { FoodKnowledge, isFreeOf } from '../../api/src/modules/ingredients/food-knowledge.ts';
import { FoodNames } from '../../api/src/modules/ingredients/food-names.ts';
import { linkLine } from '../../api/src/modules/ingredients/line-linker.ts';
import { ALLERGENS, type Allergen } from '../../api/src/shared/enums.ts';

/** Words that name foods of an allergen, written down apart from the food files; longer words that only look like it are taken out first. */
const NAMES: Record<string, { not: RegExp; named: RegExp }> = {
  dairy: {
    not: /(?:coconut|almond|soy|soya|oat|rice|cashew|plant|hemp|nut|pea)[ -]?(?:based )?milk|(?:peanut|almond|cashew|nut|cocoa|apple|body|shea|sunflower|vegan|plant|dairy[- ]free|non[- ]?dairy|shortcrust)[ -]?butter|butter(?:nut|fly|fish| ?beans?| lettuce|head|ball|cup squash)|cream(?: |-)of (?:tartar|coconut|wheat)|coconut cream|creamed? (?:coconut|style corn|corn)|(?:cream|ginger|corn)-?style|(?:vegan|dairy[- ]free|non[- ]?dairy|plant[- ]based)[^,]*|creamy peanut|cream sherry|cream crackers?|cream soda|curd tofu|bean ?curd|lemon curd mark|ice cream cones?/gi,
    named: /\b(?:milk|butter|buttermilk|cheeses?|cream|yogh?urts?|yogourt|ghee|parmesan|parmigiano|mozzarella|cheddar|feta|ricotta|mascarpone|gruy[eè]re|brie|camembert|gouda|paneer|halloumi|custard|half[- ]and[- ]half|cr[eè]me fra[iî]che|kefir|pecorino|provolone|emmental|gorgonzola|velveeta|b[eé]chamel|whey)\b/i,
  },
  eggs: { not: /egg ?plants?|egg[- ]free|vegan eggs?|flax ?eggs?|egg (?:replacer|substitute)|without eggs?|eggless|egg rolls?|egg noodle-free/gi, named: /\b(?:eggs?|yolks?|egg whites?|mayonnaise|mayo|meringue|egg noodles?|aioli)\b/i },
  gluten: {
    not: /(?:rice|corn|coconut|almond|oat|buckwheat|chickpea|gram|tapioca|potato|masa|chick pea|garbanzo|sorghum|millet|cassava|soy|quinoa)[ -]?flours?|gluten[- ]free[^,]*|flour[- ]?less|corn ?bread|corn tortillas?|rice (?:noodles?|paper|pasta|vermicelli)|glass noodles|sweet ?breads?|cauliflower couscous|buckwheat|shirataki noodles/gi,
    named: /\b(?:flour|bread|breadcrumbs?|bread ?crumbs|spaghetti|macaroni|penne|lasagn[ae]|noodles?|pasta|couscous|bulgh?ur|barley|rye|semolina|seitan|soy sauce|beer|tortillas? wraps?|flour tortillas?|crackers?|panko|pita|naan|croutons?|udon|farro|wheat|fettuccine|linguine|puff pastry|pie crusts?|baguettes?|brioche|ramen|orzo|phyllo|filo)\b/i,
  },
  peanut: { not: /peanut[- ]free/gi, named: /\b(?:peanuts?|peanut butter|satay|groundnuts?)\b/i },
  'tree-nuts': {
    not: /(?:coconut|pea|butter|dough|chest)?nuts? ?megs?|nut[- ]free|water ?chestnuts?|chestnut mushrooms?|almond (?:extract|essence)|butternut/gi,
    named: /\b(?:almonds?|walnuts?|pecans?|cashews?|hazelnuts?|pistachios?|macadamias?|brazil nuts?|pine ?nuts?|chestnuts?|marzipan|nutella|almond milk|almond flour|praline|frangipane)\b/i,
  },
  soy: { not: /soy[- ]free|soya?[- ]?free/gi, named: /\b(?:soy|soya|tofu|tempeh|edamame|miso|soybeans?|tamari|teriyaki|hoisin|shoyu|gochujang|natto|tvp)\b/i },
  fish: {
    not: /(?:shell|craw|cray|jelly|cuttle)fish|goldfish crackers?|fish (?:spatula|slice)|swedish fish|vegan fish sauce|vegan worcestershire/gi,
    named: /\b(?:fish|salmon|tuna|cod|haddock|anchov(?:y|ies)|sardines?|mackerel|trout|herring|halibut|tilapia|fish sauce|worcestershire|worcester|snapper|catfish|sea bass|eel|caviar|dashi|bonito|kipper)\b/i,
  },
  shellfish: { not: /oyster (?:mushrooms?|crackers?)|crab ?apples?|crab boil|mock crab|vegetarian oyster|clamshell|scallop(?:ed|ini) ?/gi, named: /\b(?:shrimps?|prawns?|crabs?|crabmeat|lobsters?|mussels?|clams?|oysters?|oyster sauce|scallops?|squid|calamari|octopus|crayfish|crawfish|langoustines?|cockles)\b/i },
};
const MEAT = /\b(?:beef|pork|chicken|bacon|ham|sausages?|lamb|turkey|duck|veal|prosciutto|pancetta|chorizo|salami|pepperoni|gelatine?|lard|meat|steaks?|venison|rabbit|goose|mince|ribs|brisket|kielbasa|hot dogs?|liver|bologna|meatballs?|salt pork|ground round|chuck|roast|sirloin|hamburger|marshmallows?|jello|jell-o|suet|tallow)\b/i;
const NO_MEAT = /vegan [a-z]+|vegetarian [a-z]+|lamb'?s lettuce|steak (?:sauce|seasoning|spice)|beefsteak tomato(?:es)?|meatless|(?:pork|poultry|chicken) (?:rub|seasoning)|beef tomato(?:es)?|roast(?:ed)? (?:red )?(?:peppers?|garlic|vegetables?|potatoes|chickpeas|peanuts)|rib celery|celery ribs?|ribs? (?:of )?celery|chuck of|(?:dark|medium|light|french) roast|rapeseed|hamburger buns?|hamburger dill/gi;

interface Recipe {
  title: string;
  ingredients: string[];
}

function readRecipes(): Recipe[] {
  const lines = readFileSync('/work/shared/data/recipes/public-domain-recipes.jsonl', 'utf8').trim().split('\n');
  const pages = JSON.parse(readFileSync('/work/shared/data/recipes/family-cookbook.jsonld', 'utf8')) as { '@graph'?: unknown[] } | unknown[];
  const graph = (Array.isArray(pages) ? pages : (pages['@graph'] ?? [])) as { name: string; recipeIngredient?: string[] }[];
  return [
    ...lines.map((line) => JSON.parse(line) as Recipe),
    ...graph.filter((page) => page.recipeIngredient).map((page) => ({ title: page.name, ingredients: page.recipeIngredient ?? [] })),
  ];
}

const { foods, swaps } = readFoodFiles('api/src/db/seeds');
const names = new FoodNames(new FoodKnowledge(foods, swaps));
const judged = readRecipes().map((recipe) => ({ recipe, facts: classifyLines(recipe.ingredients.map((line) => linkLine(line, names))) }));
const isShown = process.argv[2];
const unknown = judged.filter(({ facts }) => facts.unknownLines.length > 0).length;
console.log(`${judged.length} recipes, ${unknown} with an unknown line`);
for (const allergen of ALLERGENS) {
  const { not, named } = NAMES[allergen] ?? { not: /$^/g, named: /$^/ };
  const naming = (lines: string[]): boolean => lines.some((line) => named.test(line.replace(not, ' ')));
  const withIt = judged.filter(({ recipe }) => naming(recipe.ingredients));
  const without = judged.filter(({ recipe }) => !naming(recipe.ingredients));
  const passes = ({ facts }: (typeof judged)[number]): boolean => isFreeOf(facts, [allergen as Allergen]);
  const leaked = withIt.filter(passes);
  const passed = without.filter(passes);
  console.log(`${allergen}: ${withIt.length} name it, ${leaked.length} of them pass (${percent(leaked.length, withIt.length)}); ${without.length} do not, ${passed.length} pass (${percent(passed.length, without.length)})`);
  if (isShown !== allergen) continue;
  for (const { recipe } of leaked) console.log('  LEAK', recipe.title, '|', recipe.ingredients.filter((line) => named.test(line.replace(not, ' '))).join(' ; '));
  for (const { recipe, facts } of without.filter((one) => !passes(one))) {
    const why = recipe.ingredients.map((line) => linkLine(line, names)).filter((line) => !line.isNoFood && !isFreeOf(line.facts, [allergen as Allergen]));
    console.log('  BLOCK', recipe.title, '|', why.map((line) => `${line.line} => ${line.food?.name ?? 'UNKNOWN'}`).join(' ; '), facts.unknownLines.length);
  }
}
const animal = Object.entries(NAMES).filter(([allergen]) => ['dairy', 'eggs', 'fish', 'shellfish'].includes(allergen)).map(([, words]) => words);
const isVegan = (lines: string[]): boolean => !lines.some((line) => MEAT.test(line.replace(NO_MEAT, ' ')) || /\bhoney\b|\b(?:chicken|beef) (?:stock|broth|bouillon)/i.test(line) || animal.some(({ not, named }) => named.test(line.replace(not, ' '))));
const vegan = judged.filter(({ recipe }) => isVegan(recipe.ingredients));
const veganPassed = vegan.filter(({ facts }) => facts.diet === 'vegan');
const falsely = judged.filter(({ recipe, facts }) => facts.diet === 'vegan' && !isVegan(recipe.ingredients));
console.log(`vegan by words: ${vegan.length}, ${veganPassed.length} classified vegan (${percent(veganPassed.length, vegan.length)}); classified vegan against the words: ${falsely.length}`);
if (isShown === 'vegan') {
  for (const { recipe } of falsely) console.log('  LEAK', recipe.title, '|', recipe.ingredients.filter((line) => !isVegan([line])).join(' ; '));
  for (const { recipe } of vegan.filter(({ facts }) => facts.diet !== 'vegan')) {
    const why = recipe.ingredients.map((line) => linkLine(line, names)).filter((line) => !line.isNoFood && line.facts.diet !== 'vegan');
    console.log('  BLOCK', recipe.title, '|', why.map((line) => `${line.line} => ${line.food?.name ?? 'UNKNOWN'}`).join(' ; '));
  }
}

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : Math.round((1000 * part) / whole) / 10} %`;
}
