import { Allergen, ALLERGENS, EIGHT_ALLERGENS, KINDS_OF_SHELLFISH } from '../ingredients/dietary.ts';
import { badInput } from '../../shared/errors.ts';
import type { DietFact } from '../ingredients/food.entity.ts';
import type { FoodKnowledge } from '../ingredients/foods/food-knowledge.ts';
import { NameIndex } from '../ingredients/names/name-index.ts';
import { nameWords, readWords } from '../ingredients/names/name-words.ts';
import { readOptionalText, readText } from '../../shared/input-text.ts';

/** Longest name of a food, in characters. */
const NAME_MAX = 80;
/** Longest other name, in characters: recipes name foods at length. */
export const FOOD_ALIAS_MAX = 120;
const ALIASES_MAX = 100;

/** What is known of one allergen in a food. */
export enum AllergenState {
  CONTAINS = 'contains',
  POSSIBLE = 'possible',
  FREE = 'free',
}

/** One of the facts about allergens. */
export interface AllergenFact {
  allergen: Allergen;
  state: AllergenState;
}

/** What an admin may say about a food; what is left out stays as it is. */
export interface FoodSaid {
  name?: string | undefined;
  plural?: string | null | undefined;
  aliases?: readonly string[] | undefined;
  /** Id of the food it is a kind of; null for none. */
  parentId?: string | null | undefined;
  category?: string | undefined;
  /** Null takes over the parent's. */
  diet?: DietFact | null | undefined;
  /** All of the eight, and of the others what is known: what is left out is possible. Null takes over the parent's. */
  allergens?: readonly AllergenFact[] | null | undefined;
}

/** The same, checked as far as it can be without knowing the food. */
export interface FoodRead {
  name?: string;
  plural?: string | null;
  aliases?: string[];
  parentId?: string | null;
  category?: string;
  diet?: DietFact | null;
  contains?: Allergen[] | null;
  unsure?: Allergen[] | null;
}

/** @throws AppError BAD_USER_INPUT naming the field at fault */
export function readFood(
  { name, plural, aliases, parentId, category, diet, allergens }: FoodSaid,
  knowledge: FoodKnowledge,
): FoodRead {
  return {
    ...(name !== undefined && { name: readName(name, 'name', NAME_MAX) }),
    ...(plural !== undefined && {
      plural: readOptionalText(plural, { what: 'A plural', field: 'plural', max: NAME_MAX }),
    }),
    ...(aliases !== undefined && { aliases: readAliases(aliases) }),
    ...(parentId !== undefined && { parentId: parentId === null ? null : readParent(parentId, knowledge) }),
    ...(category !== undefined && { category: readCategory(category, knowledge) }),
    ...(diet !== undefined && { diet }),
    ...(allergens !== undefined && readAllergens(allergens)),
  };
}

/**
 * Refuses words that another food goes by: one word stands for one food.
 * @param id of the food that shall go by them
 * @throws AppError BAD_USER_INPUT
 */
export function refuseTaken(
  words: readonly { text: string; field: string }[],
  id: string,
  knowledge: FoodKnowledge,
): void {
  const index = new NameIndex(knowledge.foods);
  for (const { text, field } of words) {
    const other = index.find(readWords(text));
    if (other && other.id !== id)
      throw badInput(`“${text}” is a name of ${other.name} already. If they are the same food, merge them.`, field);
  }
}

function readName(text: string, field: string, max: number): string {
  const name = readText(text, { what: 'A name', field, min: 1, max });
  if (nameWords(name).length === 0) throw badInput('A name has letters or digits.', field);
  return name;
}

/** Each alias once, by its words. */
function readAliases(given: readonly string[]): string[] {
  if (given.length > ALIASES_MAX) throw badInput(`A food has at most ${ALIASES_MAX} other names.`, 'aliases');
  const read = given.filter((text) => text.trim() !== '').map((text) => readName(text, 'aliases', FOOD_ALIAS_MAX));
  return [...new Map(read.map((alias) => [nameWords(alias).join(' '), alias])).values()];
}

function readParent(id: string, knowledge: FoodKnowledge): string {
  const parent = knowledge.byId(id);
  if (!parent) throw badInput('There is no such food.', 'parentId');
  return parent.id;
}

function readCategory(category: string, knowledge: FoodKnowledge): string {
  if (!knowledge.foods.some((food) => food.category === category))
    throw badInput('There is no such category.', 'category');
  return category;
}

function readAllergens(facts: readonly AllergenFact[] | null): Pick<FoodRead, 'contains' | 'unsure'> {
  if (facts === null) return { contains: null, unsure: null };
  const states = new Map(facts.map(({ allergen, state }) => [allergen, state]));
  if (facts.length !== states.size || !EIGHT_ALLERGENS.every((allergen) => states.has(allergen)))
    throw badInput('Say of each of the eight allergens whether the food contains it.', 'allergens');
  const stateOf = (allergen: Allergen): AllergenState => states.get(allergen) ?? stateUnsaid(allergen, states);
  const inState = (wanted: AllergenState): Allergen[] => ALLERGENS.filter((allergen) => stateOf(allergen) === wanted);
  return { contains: inState(AllergenState.CONTAINS), unsure: inState(AllergenState.POSSIBLE) };
}

/** What a caller who knows of eight allergens says of another: what is free of shellfish is free of both kinds. */
function stateUnsaid(allergen: Allergen, states: ReadonlyMap<Allergen, AllergenState>): AllergenState {
  const isFree = KINDS_OF_SHELLFISH.includes(allergen) && states.get(Allergen.SHELLFISH) === AllergenState.FREE;
  return isFree ? AllergenState.FREE : AllergenState.POSSIBLE;
}
