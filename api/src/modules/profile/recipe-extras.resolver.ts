import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { toConnection, type Connection } from '../../graphql/connection.ts';
import type { Rating, Recipe } from '../recipes/recipe.entity.ts';
import { RecipeIdInput, RecipePayloadType } from '../recipes/recipe-payload.types.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import type { Collection } from '../collections/collection.entity.ts';
import { CollectionType } from '../collections/collection.types.ts';
import { PageArgs } from '../../graphql/page-args.ts';
import {
  MarkCookedInput,
  ProgressPayloadType,
  ProgressType,
  RateRecipeInput,
  RatingType,
  ReviewConnectionType,
  SetProgressInput,
} from './profile.types.ts';
import type { Progress } from '../cooking/progress.ts';
import type { Review } from '../ratings/rating.service.ts';

/** What a recipe is to the cook who asks, and what they do with it. */
@Resolver(() => RecipeType)
export class RecipeExtrasResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the cook who asks keeps it.' })
  isSaved(@Root() recipe: Recipe, @Ctx() { savedRecipes }: RequestContext): Promise<boolean> {
    return savedRecipes.isSaved(recipe);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the cook who asks has written it.' })
  isOwn(@Root() recipe: Recipe, @Ctx() { ownRecipes }: RequestContext): boolean {
    return ownRecipes.isOwn(recipe);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Stands for its text and photo; sent along with an edit, it keeps one window from overwriting another. Only its cook is told.',
  })
  version(@Root() recipe: Recipe, @Ctx() { ownRecipes }: RequestContext): string | null {
    return ownRecipes.version(recipe);
  }

  @FieldResolver(() => ProgressType, { nullable: true, description: 'How far the cook who asks has come with it.' })
  progress(@Root() recipe: Recipe, @Ctx() { cooking }: RequestContext): Promise<Progress | null> {
    return cooking.progress(recipe);
  }

  @FieldResolver(() => RatingType, { nullable: true, description: 'What the cook who asks thinks of it.' })
  viewerRating(@Root() recipe: Recipe, @Ctx() { ratings }: RequestContext): Promise<Rating | null> {
    return ratings.own(recipe);
  }

  @FieldResolver(() => ReviewConnectionType, { description: 'What cooks wrote of it, the newest first.' })
  async reviews(
    @Root() recipe: Recipe,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { ratings }: RequestContext,
  ): Promise<Connection<Review>> {
    return toConnection(await ratings.reviews(recipe, page));
  }

  @FieldResolver(() => [CollectionType], { description: 'The collections of the cook who asks that it is in.' })
  collections(@Root() recipe: Recipe, @Ctx() { collectionReader }: RequestContext): Promise<Collection[]> {
    return collectionReader.having(recipe);
  }

  @Mutation(() => RecipePayloadType, { description: 'Keeps a recipe; however often, it is kept once.' })
  async saveRecipe(
    @Arg('input', () => RecipeIdInput) { id }: RecipeIdInput,
    @Ctx() { savedRecipes }: RequestContext,
  ): Promise<RecipePayloadType> {
    return { recipe: await savedRecipes.save(id) };
  }

  @Mutation(() => RecipePayloadType, { description: 'Keeps a recipe no longer.' })
  async unsaveRecipe(
    @Arg('input', () => RecipeIdInput) { id }: RecipeIdInput,
    @Ctx() { savedRecipes }: RequestContext,
  ): Promise<RecipePayloadType> {
    return { recipe: await savedRecipes.unsave(id) };
  }

  @Mutation(() => RecipePayloadType, { description: 'Rates a recipe; a second rating replaces the first.' })
  async rateRecipe(
    @Arg('input', () => RateRecipeInput) { recipeId, stars, review }: RateRecipeInput,
    @Ctx() { ratings }: RequestContext,
  ): Promise<RecipePayloadType> {
    return { recipe: await ratings.rate(recipeId, stars, review) };
  }

  @Mutation(() => RecipePayloadType, {
    description: 'Notes that a recipe was cooked just now; again within three hours is the same pot.',
  })
  async markCooked(
    @Arg('input', () => MarkCookedInput) { recipeId }: MarkCookedInput,
    @Ctx() { cooking }: RequestContext,
  ): Promise<RecipePayloadType> {
    return { recipe: await cooking.markCooked(recipeId) };
  }

  @Mutation(() => ProgressPayloadType, { description: 'Sets how far the cook has come with a recipe.' })
  setProgress(
    @Arg('input', () => SetProgressInput) { recipeId, ...change }: SetProgressInput,
    @Ctx() { cooking }: RequestContext,
  ): Promise<ProgressPayloadType> {
    return cooking.setProgress(recipeId, change);
  }
}
