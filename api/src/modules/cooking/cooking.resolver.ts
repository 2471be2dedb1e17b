import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipePayloadType } from '../recipes/recipe-payload.types.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import { MarkCookedInput, ProgressPayloadType, ProgressType, SetProgressInput } from './cooking.types.ts';
import type { Progress } from './progress.ts';

/** How far the cook who asks has come with a recipe. */
@Resolver(() => RecipeType)
export class CookingResolver {
  @FieldResolver(() => ProgressType, { nullable: true, description: 'How far the cook who asks has come with it.' })
  progress(@Root() recipe: Recipe, @Ctx() { cooking }: RequestContext): Promise<Progress | null> {
    return cooking.progress(recipe);
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
