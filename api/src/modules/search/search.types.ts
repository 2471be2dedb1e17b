import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { connectionType, type Connection } from '../../graphql/connection.ts';
import { Allergen, Diet } from '../ingredients/dietary.ts';
import { COOK_TIME } from './search-limits.ts';
import { SERVINGS } from '../users/household-limits.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { IngredientType } from '../ingredients/ingredient.types.ts';
import type { Recipe, RecipeLine } from '../recipes/recipe.entity.ts';
import { RecipeIngredientType, RecipeType } from '../recipes/recipe.types.ts';
import { MatchState } from './match/match-state.ts';
import { DUE_POINTS } from './match/search-engine.ts';
import type { MissingCounts } from './missing-counts.ts';
import type { SearchHint } from './search-hint.ts';
import type { Unlock } from './unlock.service.ts';
import type { ResolvedIngredient } from './resolved-ingredient.ts';
import type { MatchLine, RecipeMatch } from './match/recipe-match.ts';
import type { TypedFood } from './typed/typed-amount.ts';

/** What a search gives: recipes that there are, or new ones. */
export enum SearchMode {
  MATCH = 'match',
  CREATIVE = 'creative',
}

/** What results are ordered by. */
export enum RecipeSort {
  RELEVANCE = 'relevance',
  TIME = 'time',
  RATING = 'rating',
  POPULARITY = 'popularity',
  USE_FIRST = 'use_first',
}

/** How hard a result may be. */
export enum DifficultyFilter {
  ANY = 'any',
  EASY = 'Easy',
  MEDIUM = 'Medium',
  HARD = 'Hard',
}

registerEnumType(SearchMode, {
  name: 'SearchMode',
  description: 'Recipes of the catalogue, or made for what the cook has.',
  valuesConfig: {
    CREATIVE: { description: 'Makes recipes for just what is there.' },
    MATCH: { description: 'Finds recipes of the catalogue.' },
  },
});
registerEnumType(RecipeSort, {
  name: 'RecipeSort',
  description: 'The order of the results.',
  valuesConfig: {
    POPULARITY: { description: 'Those with the most ratings first.' },
    RATING: { description: 'The best rated first.' },
    RELEVANCE: { description: 'The best fit first.' },
    TIME: { description: 'The quickest first.' },
    USE_FIRST: {
      description: `What uses up the pantry first, with \`fromPantry\`: each due food that a recipe uses counts ${DUE_POINTS} points of percentage.`,
    },
  },
});
registerEnumType(DifficultyFilter, {
  name: 'DifficultyFilter',
  description: 'Which difficulty to find.',
  valuesConfig: {
    ANY: { description: 'Each of them.' },
    EASY: { description: 'Only easy ones.' },
    HARD: { description: 'Only hard ones.' },
    MEDIUM: { description: 'Only those of medium difficulty.' },
  },
});
registerEnumType(MatchState, {
  name: 'MatchState',
  description: 'What stands between a cook and one ingredient line.',
  valuesConfig: {
    HAVE: { description: 'Held, or a kind of it is, or what cooks take for it without thinking.' },
    HAVE_BROADER: { description: 'Only something broader is held: cheese, for cheddar. Counts nine tenths.' },
    MISSING: { description: 'Not there, and nothing stands in.' },
    OPTIONAL: { description: 'The recipe can do without; not counted.' },
    STAPLE: { description: 'Taken to be in every kitchen; not counted.' },
    SUBSTITUTE: { description: 'Something that is held can stand in. Counts seven tenths.' },
    UNKNOWN: { description: 'The line stands for no food we know: neither had nor missing, and it counts.' },
  },
});

@InputType({ description: 'What a cook has and wants.' })
export class SearchRecipesInput {
  @Field(() => [String], { description: 'What the cook has, as typed; 1 to 15, or none with `fromPantry`.' })
  ingredients!: string[];

  @Field(() => Diet, { defaultValue: Diet.ANY, description: 'The diet to keep to.' })
  diet!: Diet;

  @Field(() => [Allergen], { defaultValue: [], description: 'Recipes that contain one, or may, are left out.' })
  allergies!: Allergen[];

  @Field(() => Int, {
    defaultValue: COOK_TIME.default,
    description:
      'Minutes of cook time, 5 to 240, which is any time; rising, chilling and other waits off the heat do not count.',
  })
  maxCookTime!: number;

  @Field(() => String, { nullable: true, description: 'One of the seventeen, in any case.' })
  cuisine?: string | null;

  @Field(() => DifficultyFilter, { defaultValue: DifficultyFilter.ANY, description: 'How hard they may be.' })
  difficulty!: DifficultyFilter;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether a food may stand in for another.' })
  allowSubstitutions!: boolean;

  @Field(() => Int, {
    defaultValue: SERVINGS.default,
    description: 'How many to cook for, 1 to 12; leaves nothing out.',
  })
  servings!: number;

  @Field(() => SearchMode, { defaultValue: SearchMode.MATCH, description: 'Whether recipes are found or made.' })
  mode!: SearchMode;

  @Field(() => RecipeSort, { defaultValue: RecipeSort.RELEVANCE, description: 'How they are put in order.' })
  sort!: RecipeSort;

  @Field(() => [String], {
    defaultValue: [],
    description: 'Foods that are always at home, up to 50: had where a recipe needs them, but no reason to find it.',
  })
  pantry!: string[];

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      "Whether what is in the cook's pantry is there too, up to 300 foods; then `ingredients` may be empty, and each of them must be used.",
  })
  fromPantry!: boolean;

  @Field(() => [String], { defaultValue: [], description: 'Foods that every result must use, up to 15.' })
  mustUse!: string[];

  @Field(() => [String], { defaultValue: [], description: 'Foods that no result may need, kinds included; up to 50.' })
  exclude!: string[];

  @Field(() => Int, { nullable: true, description: 'Most needed foods that may be missing.' })
  maxMissing?: number | null;

  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Whether water, salt, black pepper and plain cooking oil are taken to be there.',
  })
  assumeStaples!: boolean;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'For creative recipes: the same seed and ingredients give the same ones.',
  })
  seed!: number;
}

@ObjectType('MatchLine', { description: 'One ingredient line, and whether the cook has it.' })
export class MatchLineType implements MatchLine {
  @Field(() => RecipeIngredientType, { description: 'The line.' })
  ingredient!: RecipeLine;

  @Field(() => MatchState, { description: 'Whether the cook has it.' })
  state!: MatchState;

  @Field(() => String, { nullable: true, description: 'The held food it is covered through.' })
  via!: string | null;

  @Field(() => String, { nullable: true, description: 'What to know about a swap.' })
  note!: string | null;
}

@ObjectType('RecipeMatch', { description: 'How one recipe fits what a cook has.' })
export class RecipeMatchType implements RecipeMatch {
  @Field(() => RecipeType, { description: 'The recipe.' })
  recipe!: Recipe;

  @Field(() => Int, {
    description:
      'How well it fits the kitchen, 0 to 100: how much of what it needs is there, and how much of what the kitchen is about it uses. 100 only with nothing missing.',
  })
  matchPercentage!: number;

  @Field(() => Float, { description: 'Share of what the cook has that the recipe uses, 0 to 1.' })
  usedOfYours!: number;

  @Field(() => Boolean, { description: 'Whether nothing is missing or unknown.' })
  hasAllIngredients!: boolean;

  @Field(() => [String], {
    description: 'Names of what is missing or unknown; "walnuts or pecans" where the recipe takes either.',
  })
  missingIngredients!: string[];

  @Field(() => Int, {
    description: 'How many foods it needs, staples and what is optional left out: the 7 of "You have 5 of 7".',
  })
  needed!: number;

  @Field(() => Int, { description: 'How many of them the cook has, swaps included: the 5 of "You have 5 of 7".' })
  have!: number;

  @Field(() => Boolean, { description: 'Whether it was made for just these foods.' })
  isCreative!: boolean;

  @Field(() => [MatchLineType], { description: 'One state for each ingredient line.' })
  lines!: MatchLine[];

  /** What `usesDue` is resolved by. */
  usedOfPantry!: ReadonlySet<number> | null;

  /** What `enoughFor` is resolved by. */
  typed!: readonly TypedFood[];
}

@ObjectType('ResolvedIngredient', { description: 'A typed text and what it was taken for.' })
export class ResolvedIngredientType implements Omit<ResolvedIngredient, 'held' | 'name' | 'phrase' | 'dish'> {
  @Field(() => String, { description: 'As it was sent.' })
  text!: string;

  @Field(() => IngredientType, {
    name: 'ingredient',
    nullable: true,
    description:
      'The one food it names, there or, where it only leaves out, left out; null when it names several, or none we know.',
  })
  food!: KnownFood | null;

  @Field(() => Boolean, { description: 'Whether it only says what must not be in it ("no peanuts").' })
  isExcluded!: boolean;

  @Field(() => [String], {
    description:
      'Names of what it leaves out of every result, kinds included: onion for "chicken, no onions". For an allergen ("no dairy") what may contain it is left out, too.',
  })
  excludes!: string[];

  @Field(() => [String], { description: 'Words of it that name nothing we know: neither had nor left out.' })
  unread!: string[];

  @Field(() => Boolean, {
    description:
      'Whether recipes go by this name: those that keep to diet, allergies and exclusions are the dishes of the answer.',
  })
  isDish!: boolean;

  @Field(() => [String], {
    description:
      'The foods it names in one breath, as written, where there are several: eggs, milk and cheese for "eggs milk and cheese". All of them are had; where it only leaves out (`isExcluded`), none.',
  })
  parts!: string[];

  @Field(() => String, {
    nullable: true,
    description: 'Name of another food that cooks mean by it, too: bell pepper for "pepper".',
  })
  otherwise!: string | null;
}

@ObjectType('SearchHint', { description: 'Which filter to lift to find more.' })
export class SearchHintType implements SearchHint {
  @Field(() => String, { description: 'Name of the field of the search input.' })
  filter!: SearchHint['filter'];

  @Field(() => [String], { description: 'Filters to lift with it; empty unless lifting one alone frees nothing.' })
  alsoLift!: SearchHint['alsoLift'];

  @Field(() => Int, { description: 'How many results there would be.' })
  wouldFind!: number;
}

@ObjectType('Unlock', { description: 'A food that is not at home, and the recipes that it alone would complete.' })
export class UnlockType implements Unlock {
  @Field(() => IngredientType, { description: 'What to buy.' })
  food!: KnownFood;

  @Field(() => Int, { description: 'How many recipes lack nothing then that lack something now.' })
  recipes!: number;

  @Field(() => [RecipeType], { description: 'The best rated of them, at most three.' })
  examples!: Recipe[];
}

@ObjectType('MissingCounts', { description: 'How many results there are by what they lack.' })
export class MissingCountsType implements MissingCounts {
  @Field(() => Int, { description: 'Nothing is missing.' })
  none!: number;

  @Field(() => Int, { description: 'One food is missing.' })
  one!: number;

  @Field(() => Int, { description: 'More than one is.' })
  more!: number;
}

const RecipeMatchPageType = connectionType('RecipeMatch', () => RecipeMatchType);

@ObjectType('RecipeMatchConnection', { description: 'A page of results, with what was understood.' })
export class RecipeMatchConnectionType extends RecipeMatchPageType implements Connection<RecipeMatch> {
  @Field(() => [ResolvedIngredientType], { description: 'What was understood of each text, in their order.' })
  resolvedIngredients!: ResolvedIngredient[];

  @Field(() => [RecipeMatchType], {
    description: 'Recipes that go by a name that was typed ("lasagna"), at most six, the nearest name first.',
  })
  dishes!: RecipeMatch[];

  /** What `longer` is resolved by. */
  countLonger!: () => Promise<number>;

  /** What `missing` is resolved by. */
  countMissing!: () => Promise<MissingCounts>;

  @Field(() => SearchHintType, { nullable: true, description: 'What would find more; null while enough is found.' })
  hint!: SearchHint | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why there are fewer creative recipes than a cook would expect, in a sentence.',
  })
  note!: string | null;
}
