import { Field, Int, ObjectType } from 'type-graphql';
import { connectionType, type Connection } from '../../graphql/connection.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { IngredientType } from '../ingredients/ingredient.types.ts';
import type { Cuisine } from '../recipes/cuisine.ts';
import { Meal } from '../recipes/recipe-enums.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import type { RecipeMatch } from './match/recipe-match.ts';
import type { MissingCounts } from './missing-counts.ts';
import type { LongerResults } from './search-answer.ts';
import { RecipeMatchType } from './recipe-match.types.ts';
import type { ResolvedIngredient } from './resolved-ingredient.ts';
import type { SearchHint } from './search-hint.ts';
import type { Unlock, UnlockPair } from './unlock.service.ts';

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

  @Field(() => Int, {
    nullable: true,
    description:
      'Minutes of cook time that it asks for, at most: 15 for "15 minute pasta", 30 for "quick"; null where it says none. Results keep to the fewest that are asked for.',
  })
  maxCookTime!: number | null;

  @Field(() => Meal, {
    nullable: true,
    description:
      'What it wants a dish to be eaten as: `DESSERT` for "dessert with apples"; null where it does not say. Results keep to it where the search names no meal.',
  })
  meal!: Meal | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Of which cuisine it wants a dish to be: `Mexican` for "something mexican with beans"; null where it does not say. Results keep to it where the search names no cuisine.',
  })
  cuisine!: Cuisine | null;

  @Field(() => String, {
    description: 'What it says besides time, meal and cuisine: "pasta"; empty where it says nothing else.',
  })
  rest!: string;

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

@ObjectType('UnlockPair', {
  description: 'Two foods that are not at home, and the recipes that they would complete together.',
})
export class UnlockPairType implements Omit<UnlockPair, 'foods'> {
  @Field(() => [IngredientType], { name: 'ingredients', description: 'The two to buy.' })
  foods!: readonly KnownFood[];

  @Field(() => Int, {
    description:
      'How many recipes lack nothing then that lack something now, those that one of the two completes alone included.',
  })
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

  /** What `longer` and `longerMatches` are resolved by. */
  findLonger!: () => Promise<LongerResults>;

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
