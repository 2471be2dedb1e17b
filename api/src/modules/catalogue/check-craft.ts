import { convertAmount } from '../ingredients/units/conversion.ts';
import type { CheckedRecipe, Finding } from '../recipes/checks/checked-recipe.ts';
import type { CatalogueRecipe } from './check-model.ts';
import type { DraftedLine } from '../recipes/recipe-draft.ts';
import { minutesOffHeat } from '../recipes/checks/elapsed-minutes.ts';

/** What a cook would find wrong in a recipe of Larder's own, beyond the rules that hold for every recipe. */
export function checkCraft(recipe: CatalogueRecipe): Finding[] {
  const problems = [
    ...coldOven(recipe),
    ...fanHeat(recipe),
    ...shortSteps(recipe),
    ...vagueRice(recipe),
    ...rawBirdsAndMince(recipe),
    ...rawEggs(recipe),
    ...doughLiquid(recipe),
    ...saltless(recipe),
  ];
  return problems.map((problem) => ({ file: recipe.file, ...problem }));
}

type Problem = Omit<Finding, 'file'>;

const HEATS_OVEN = /\bheat (?:the|your) oven\b|\boven (?:heats|to (?:its|full))\b/i;
const BAKES = /^(?:then |cover[^.]*? and |uncover[^.]*? and )?(?:bake|roast)\b|\b(?:bake|roast)(?: [\w-]+){0,6} at \d|\b(?:and|then) (?:bake|roast)\b|\bin the (?:hot )?oven\b/i;
/** Heated otherwise: on the hob, under the grill. */
const OTHER_HEAT = /\b(?:grill|pan|skillet|wok|coals|barbecue)\b/i;

/** An oven that is never heated, or is not hot when the dish goes in: what is cut for the list is cut while it heats. */
function coldOven({ instructions, prepTime }: CheckedRecipe): Problem[] {
  const bakes = instructions.findIndex(({ text }) => BAKES.test(text) && !HEATS_OVEN.test(text) && !OTHER_HEAT.test(text));
  if (bakes < 0) return [];
  const field = `instructions.${bakes + 1}`;
  const heats = instructions.findIndex(({ text }) => HEATS_OVEN.test(text));
  if (heats < 0 || heats > bakes) return [{ field, message: 'bakes in an oven that no step before it heats' }];
  const between = instructions.slice(heats + 1, bakes).filter((step) => !step.meanwhile);
  const waits = between.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  const work = prepTime - minutesOffHeat(instructions);
  const has = heats > 0 && between.length === 0 ? 0 : waits + work;
  const needed = instructions[heats]?.minutes ?? OVEN_MINUTES;
  return has < needed ? [{ field, message: `the oven has ${has} of ${needed} minutes to heat` }] : [];
}

/** Minutes that an oven takes to heat, where the step that heats it does not say. */
const OVEN_MINUTES = 15;

const NUMBERS: Record<string, number> = { one: 1, a: 1, two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, ten: 10, fifteen: 15, twenty: 20, an: 1, half: 0.5 };
const SAYS_MINUTES = new RegExp(String.raw`\b(\d+|${Object.keys(NUMBERS).join('|')})(?: an)? (minute|hour)s?\b(?! (?:before|on each side))`, 'gi');

/** How hot an oven with a fan is set: 15 to 25 degrees lower. */
function fanHeat({ instructions }: CheckedRecipe): Problem[] {
  return instructions.flatMap(({ text }, at) => {
    const lower = [...text.matchAll(/(\d+)°C \((\d+)°C fan\)/g)].map(([, still, fan]) => Number(still) - Number(fan));
    const isStated = !/^heat the oven to \d/i.test(text) || lower.length > 0;
    return isStated && lower.every((degrees) => degrees >= 15 && degrees <= 25) ? [] : [{ field: `instructions.${at + 1}`, message: 'states no heat for an oven with a fan, 20°C lower' }];
  });
}

/** Steps whose text says more minutes than they have. */
function shortSteps({ instructions }: CheckedRecipe): Problem[] {
  return instructions.flatMap(({ text, minutes }, at) => {
    const said = [...text.matchAll(SAYS_MINUTES)].map(([, number = '', unit]) => (NUMBERS[number.toLowerCase()] ?? Number(number)) * (unit?.toLowerCase() === 'hour' ? 60 : 1));
    const most = Math.max(0, ...said);
    return minutes !== null && most > minutes ? [{ field: `instructions.${at + 1}`, message: `says ${most} minutes and has ${minutes}` }] : [];
  });
}

/** A measure that cannot be poured: rice is weighed here, and water in millilitres. */
function vagueRice({ instructions }: CheckedRecipe): Problem[] {
  return instructions.flatMap(({ text }, at) =>
    /\b(?:twice|double|one and a half times) (?:its|the|their) (?:own )?volume\b/i.test(text) ? [{ field: `instructions.${at + 1}`, message: 'measures water by volume of a food that is weighed: give millilitres' }] : [],
  );
}

/** Foods that are eaten only when cooked through, by slug. Kinds of them too. */
const COOKED_THROUGH = new Set(['chicken', 'turkey', 'duck-leg', 'chicken-liver', 'pork-mince', 'beef-mince', 'lamb-mince', 'minced-meat', 'sausage-meat', 'pork-sausage', 'sausage']);
const READY_TO_EAT = new Set(['cooked-chicken', 'cooked-turkey', 'rotisserie-chicken', 'canned-chicken', 'sliced-chicken', 'sliced-turkey', 'chorizo', 'salami', 'frankfurter', 'kielbasa', 'andouille', 'chicken-bone', 'chicken-fat', 'black-pudding', 'chicken-skin']);
const DONE = /\bcooked\b|\bpink\b|\bclear\b|\bred inside\b|°C|\btender|\bfall|\bcollaps|\bopaque\b|\bwhite\b|\bbone\b|\bfirm\b|\bbrown|\bgolden\b|\bcrumbl|\bcrisp|\bsoft\b|\bset\b|\bcolour\b|\bcharred\b|\bpulls?\b|\bshreds?\b|\bsimmer\b|\bbraise\b/i;

/** Poultry and mince without a word on how to see that they are done. */
function rawBirdsAndMince({ derived, instructions }: CheckedRecipe): Problem[] {
  const raw = derived.lines.findIndex(({ food }) => food !== null && COOKED_THROUGH.has(food.slug) && !READY_TO_EAT.has(food.slug));
  if (raw < 0 || instructions.some(({ text }) => DONE.test(text))) return [];
  return [{ field: `ingredients.${raw + 1}`, message: 'no step says how to see that it is cooked through' }];
}

const EGGS = new Set(['egg', 'egg-yolk', 'egg-white']);
/** Heat that sets an egg. */
const HEATS = /\b(?:bake|boil|fry|simmer|cook|poach|scramble|steam|roast|grill|toss|heat|oven|warm|crisp|melt|pan)\b/i;

/** Eggs that are eaten raw without a word of it. */
function rawEggs({ derived, description, instructions }: CatalogueRecipe): Problem[] {
  const egg = derived.lines.findIndex(({ food }) => EGGS.has(food?.slug ?? ''));
  if (egg < 0) return [];
  const name = /\b(?:egg|eggs|yolk|yolks|white|whites)\b/i;
  const first = instructions.findIndex(({ text }) => name.test(text));
  const isHeated = instructions.slice(Math.max(0, first)).some(({ text, minutes, offHeat }) => !offHeat && (minutes !== null || HEATS.test(text)));
  const isSaid = /\braw\b/i.test(description);
  return isHeated || isSaid ? [] : [{ field: `ingredients.${egg + 1}`, message: 'is eaten raw: the description should say so and ask for very fresh ones' }];
}

/** Water of a yeast dough, in grams to a gram of flour: from bagels to focaccia. An egg counts as 38 g of water, butter as none. */
const HYDRATION = { least: 0.45, most: 0.95 };
const WET = new Set(['water', 'milk', 'whole-milk', 'buttermilk', 'plain-yogurt', 'beer', 'semi-skimmed-milk', 'egg', 'egg-yolk']);
const EGG_WATER = 0.76;

/** Yeast doughs that are too dry to knead or too wet to hold. */
function doughLiquid({ derived, title }: CheckedRecipe): Problem[] {
  if (!derived.lines.some(({ food }) => food?.slug.includes('yeast') && !food.slug.includes('nutritional') && !food.slug.includes('extract')) || /crumpet|pancake|batter|blini|waffle|hotteok|churro/i.test(title)) return [];
  const flour = grams(derived.lines, ({ food }) => food?.slug.endsWith('flour') ?? false);
  const wet = grams(derived.lines, ({ food, preparation, group }) => WET.has(food?.slug ?? '') && !/\bfor\b/.test(preparation ?? '') && !/pan|glaze|cross|fill|icing|top/i.test(group ?? ''));
  const ratio = wet / flour;
  if (flour === 0 || (ratio >= HYDRATION.least && ratio <= HYDRATION.most)) return [];
  return [{ field: 'ingredients', message: `a yeast dough of ${Math.round(100 * ratio)} g of liquid to 100 g of flour, not ${100 * HYDRATION.least} to ${100 * HYDRATION.most}` }];
}

function grams(lines: readonly DraftedLine[], counts: (line: DraftedLine) => boolean): number {
  return lines.filter(counts).reduce((sum, line) => {
    if (line.quantity === null || !line.food) return sum;
    const weight = convertAmount(line.quantity, line.unit, 'g', line.food) ?? 0;
    return sum + (line.food.slug.startsWith('egg') ? EGG_WATER : 1) * weight;
  }, 0);
}

/** Aisles and words of foods that bring salt with them. */
const SALTY_AISLES = new Set(['sauces', 'cheese', 'deli']);
const SALTY = /salt|stock|dashi|broth|bacon|ham\b|anchov|mussel|clam|smoked|chorizo|sausage|caper|pickle|prosciutto|pancetta|salami|frankfurter|gammon|seasoning|tortilla chip|baked bean|pastry|hock|tuna|masala/i;
const UNSALTED_TAGS = new Set(['dessert', 'drink', 'breakfast', 'snack', 'baking', 'sauce']);

/** Savoury dishes without salt; food for babies and toddlers has none. */
function saltless({ derived, tags, title }: CheckedRecipe): Problem[] {
  if (tags.some((tag) => UNSALTED_TAGS.has(tag)) || /\b(?:bab(?:y|ies)|toddlers?|stock)\b/i.test(title)) return [];
  const isSalted = derived.lines.some(({ food, line }) => SALTY_AISLES.has(food?.category ?? '') || SALTY.test(`${food?.name ?? ''} ${line}`));
  return isSalted ? [] : [{ field: 'ingredients', message: 'a savoury dish without salt' }];
}
