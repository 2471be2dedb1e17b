import type { KnownFood } from '../../ingredients/foods/food-knowledge.ts';
import { nameWords } from '../../ingredients/names/name-words.ts';
import type { DraftedLine } from '../recipe-draft.ts';
import type { FoodMentions, Mention } from './food-mentions.ts';
import type { CheckedRecipe, Finding } from './checked-recipe.ts';

/** Words of a food's name that alone do not tell which food is meant. */
const QUALIFIERS = new Set(
  nameWords(
    'black white red green yellow brown dark light plain ground dried fresh whole large small sweet hot mild smoked canned chopped minced frozen unsalted salted fine coarse extra virgin semi skimmed double single of and in',
  ),
);

/** What cooking makes, by words that foods in a shop bear too: a step may name it without the list. */
const MADE = new Set(
  nameWords(
    'sauce dressing dough batter marinade syrup custard filling gravy glaze caramel rub paste crumb dumpling meatball patty loaf cake pie pudding pancake omelette curd',
  ),
);

/** What a cook does, in words that are foods elsewhere. */
const HANDIWORK = new Set(nameWords('roll chop crisp mash sprinkle wrap fluff pulse squeeze toast'));

/** Parts and looks of foods that are listed whole: the yolks of the eggs, the fat of the bacon. */
const PARTS = new Set(nameWords('meat fat flesh bone skin crust juice pulp peel yolk seed bitter'));

/** Ingredients that no step uses, and foods that a step uses without their being in the list. */
export function checkSteps(recipe: CheckedRecipe, mentions: FoodMentions): Finding[] {
  const steps = recipe.instructions.map((step) => ({
    words: new Set(nameWords(step.text)),
    mentions: mentions.in(step.text),
  }));
  const lines = recipe.derived.lines;
  const unused = lines.flatMap((line, at): Finding[] =>
    steps.some((step) => isUsed(line, step))
      ? []
      : [{ file: recipe.file, field: `ingredients.${at + 1}`, message: `no step uses "${line.line}"` }],
  );
  const unlisted = steps.flatMap((step, at) =>
    step.mentions
      .filter((mention) => !isListed(mention, lines, recipe.title))
      .map((mention): Finding => ({
        file: recipe.file,
        field: `instructions.${at + 1}`,
        message: `"${mention.words.join(' ')}" is not in the list`,
      })),
  );
  return [...unused, ...unlisted];
}

function isUsed(line: DraftedLine, step: { words: Set<string>; mentions: Mention[] }): boolean {
  const { food } = line;
  if (food && step.mentions.some((mention) => isKin(mention.food, food))) return true;
  return tellingWords(line).some((word) => step.words.has(word));
}

/** The same food, or one a kind of the other. */
function isKin(one: KnownFood, other: KnownFood): boolean {
  return one.number === other.number || one.ancestors.includes(other.number) || other.ancestors.includes(one.number);
}

function tellingWords(line: DraftedLine): string[] {
  return nameWords(`${line.name} ${line.food?.name ?? ''}`).filter((word) => !QUALIFIERS.has(word));
}

/** Water for boiling need not be listed; what the dish is, by its title, or a part of it, is made and not bought. */
export function isListed(mention: Mention, lines: readonly DraftedLine[], title: string): boolean {
  if (mention.food.slug === 'water' || mention.food.slug === 'ice') return true;
  if (lines.some((line) => line.food && isKin(mention.food, line.food))) return true;
  const telling = mention.words.filter((word) => !QUALIFIERS.has(word));
  const listed = new Set([
    ...lines.flatMap((line) => nameWords(line.line)),
    ...nameWords(title),
    ...lines.flatMap((line) => nameWords(line.group ?? '')),
  ]);
  return telling.every((word) => [listed, MADE, HANDIWORK, PARTS].some((words) => words.has(word)));
}
