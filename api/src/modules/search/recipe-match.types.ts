import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Recipe, RecipeLine } from '../recipes/recipe.entity.ts';
import { RecipeIngredientType, RecipeType } from '../recipes/recipe.types.ts';
import { MatchState } from './match/match-state.ts';
import type { MatchLine, RecipeMatch } from './match/recipe-match.ts';
import type { TypedFood } from './typed/typed-amount.ts';

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
