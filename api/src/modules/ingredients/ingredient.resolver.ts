import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { Diet } from './dietary.ts';
import { COMMON_FOODS, SUGGESTIONS_MAX } from './ingredient-limits.ts';
import type { KnownFood } from './foods/food-knowledge.ts';
import { dietOfFact } from './foods/diet-of-fact.ts';
import { nameInDish } from './foods/name-in-dish.ts';
import { IngredientSuggestionType, IngredientType, SubstituteType } from './ingredient.types.ts';
import type { StandIn, Suggestion } from './ingredient.service.ts';

@Resolver(() => IngredientType)
export class IngredientResolver {
  @Query(() => [IngredientSuggestionType], { description: 'The foods a started word may become, the most used first.' })
  ingredientSuggestions(
    @Arg('text', () => String, { description: 'The beginning of a word, at most 200 characters.' }) text: string,
    @Arg('first', () => Int, { defaultValue: SUGGESTIONS_MAX, description: '1 to 100.' }) first: number,
    @Ctx() { ingredients }: RequestContext,
  ): Suggestion[] {
    return ingredients.suggest(text, first);
  }

  @Query(() => [IngredientType], {
    description:
      'The foods that most recipes need, what most need first, without staples: which of them are always at home decides most about a search.',
  })
  commonFoods(
    @Arg('first', () => Int, { defaultValue: COMMON_FOODS, description: '1 to 100.' }) first: number,
    @Ctx() { ingredients }: RequestContext,
  ): KnownFood[] {
    return ingredients.common(first);
  }

  @Query(() => IngredientType, { nullable: true, description: 'A food by slug or id.' })
  ingredient(
    @Arg('slug', () => String, { description: 'Slug or id.' }) slug: string,
    @Ctx() { ingredients }: RequestContext,
  ): KnownFood | undefined {
    return ingredients.find(slug);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Where the plural is another word.' })
  pluralName(@Root() food: KnownFood): string | null {
    return food.plural;
  }

  @FieldResolver(() => String, { description: 'As one says what a dish is made of: `potatoes`, but `chicken`.' })
  nameInDish(@Root() food: KnownFood): string {
    return nameInDish(food);
  }

  @FieldResolver(() => String, { description: 'Address of a small picture.' })
  thumbnail(@Root() food: KnownFood, @Ctx() { ingredients }: RequestContext): string {
    return ingredients.pictureOf(food);
  }

  @FieldResolver(() => IngredientType, { nullable: true, description: 'The food it is a kind of.' })
  parent(@Root() food: KnownFood, @Ctx() { ingredients }: RequestContext): KnownFood | undefined {
    return ingredients.parentOf(food);
  }

  @FieldResolver(() => Diet, {
    nullable: true,
    description: 'The strictest diet it fits; null when that is not known.',
  })
  diet(@Root() food: KnownFood): Diet | null {
    return dietOfFact(food.diet);
  }

  @FieldResolver(() => [SubstituteType], { description: 'What can stand in for it, best first.' })
  substitutes(@Root() food: KnownFood, @Ctx() { ingredients }: RequestContext): StandIn[] {
    return ingredients.standInsFor(food);
  }
}
