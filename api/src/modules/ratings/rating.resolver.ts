import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { toConnection, type Connection } from '../../graphql/connection.ts';
import { PageArgs } from '../../graphql/page-args.ts';
import type { Rating, Recipe } from '../recipes/recipe.entity.ts';
import { RecipeIdInput, RecipePayloadType } from '../recipes/recipe-payload.types.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import { ratingPhoto, type RatingPhoto } from './rating-photo.ts';
import type { Review } from './rating.service.ts';
import { RatingPhotoType } from './dish-photo.types.ts';
import { RateRecipeInput, RatingType, ReviewConnectionType } from './rating.types.ts';

/** Ratings and reviews of a recipe. */
@Resolver(() => RecipeType)
export class RatingResolver {
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

  @Mutation(() => RecipePayloadType, { description: 'Rates a recipe; a second rating replaces the first.' })
  async rateRecipe(
    @Arg('input', () => RateRecipeInput) { recipeId, ...given }: RateRecipeInput,
    @Ctx() { ratings }: RequestContext,
  ): Promise<RecipePayloadType> {
    return { recipe: await ratings.rate(recipeId, given) };
  }

  @Mutation(() => RecipePayloadType, {
    description:
      "Takes the cook's own rating of a recipe away, with its review and photo; without one nothing changes.",
  })
  async removeRating(
    @Arg('input', () => RecipeIdInput) { id }: RecipeIdInput,
    @Ctx() { ratings }: RequestContext,
  ): Promise<RecipePayloadType> {
    return { recipe: await ratings.remove(id) };
  }
}

@Resolver(() => RatingType)
export class RatingPhotoResolver {
  @FieldResolver(() => RatingPhotoType, { nullable: true, description: 'The photo of the dish that goes with it.' })
  photo(@Root() rating: Rating): RatingPhoto | null {
    return ratingPhoto(rating);
  }
}
