import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import type { LinkedLine } from '../ingredients/lines/line-linker.ts';
import { DeleteRecipePayloadType, ReadLineType, RecipeInput } from './own-recipe.types.ts';
import { RecipeIdInput, RecipePayloadType } from '../recipes/recipe-payload.types.ts';

@Resolver()
export class OwnRecipeResolver {
  @Query(() => [ReadLineType], { description: 'What is understood of ingredient lines while they are written.' })
  readIngredientLines(
    @Arg('texts', () => [String], { description: 'At most 100 lines, each of at most 200 characters.' })
    texts: string[],
    @Ctx() { ownRecipes }: RequestContext,
  ): Promise<LinkedLine[]> {
    return ownRecipes.readLines(texts);
  }

  @Mutation(() => RecipePayloadType, {
    description: 'Stores a recipe of the cook as a draft, or hands it in to be published.',
  })
  async submitRecipe(
    @Arg('input', () => RecipeInput) { id, isDraft, imageId, version, idempotencyKey, ...recipe }: RecipeInput,
    @Ctx() { ownRecipes }: RequestContext,
  ): Promise<RecipePayloadType> {
    return { recipe: await ownRecipes.submit(recipe, { id, isDraft, imageId, version, idempotencyKey }) };
  }

  @Mutation(() => DeleteRecipePayloadType, { description: 'Deletes a recipe of the cook that is not published.' })
  async deleteRecipe(
    @Arg('input', () => RecipeIdInput) { id }: RecipeIdInput,
    @Ctx() { ownRecipes }: RequestContext,
  ): Promise<DeleteRecipePayloadType> {
    return { deletedId: await ownRecipes.delete(id) };
  }
}
