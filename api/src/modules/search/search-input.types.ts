import { Field, InputType, Int, registerEnumType } from 'type-graphql';
import { Allergen, Diet } from '../ingredients/dietary.ts';
import { Meal } from '../recipes/recipe-enums.ts';
import { SERVINGS } from '../users/household-limits.ts';
import { DUE_POINTS } from './match/search-engine.ts';
import { COOK_TIME } from './search-limits.ts';

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

  @Field(() => Meal, { nullable: true, description: 'What they are to be eaten as, by their tags; null is anything.' })
  meal?: Meal | null;

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
