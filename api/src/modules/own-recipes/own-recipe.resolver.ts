import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import type { LinkedLine } from '../ingredients/lines/line-linker.ts';
import {
  DeleteDraftsPayloadType,
  DeleteRecipePayloadType,
  DraftIdsInput,
  ReadLineType,
  RecipeInput,
} from './own-recipe.types.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import { RecipeIdInput, RecipePayloadType } from '../recipes/recipe-payload.types.ts';

@Resolver(() => RecipeType)
export class OwnRecipeResolver {
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

  @Mutation(() => DeleteRecipePayloadType, {
    description: 'Deletes a recipe of the cook that is not published; it can be restored for a day.',
  })
  async deleteRecipe(
    @Arg('input', () => RecipeIdInput) { id }: RecipeIdInput,
    @Ctx() { ownRecipes }: RequestContext,
  ): Promise<DeleteRecipePayloadType> {
    return { deletedId: await ownRecipes.delete(id) };
  }

  @Mutation(() => RecipePayloadType, {
    description: 'Restores a recipe that the cook deleted within the last day, as a draft with all that was in it.',
  })
  async restoreRecipe(
    @Arg('input', () => RecipeIdInput) { id }: RecipeIdInput,
    @Ctx() { ownRecipes }: RequestContext,
  ): Promise<RecipePayloadType> {
    return { recipe: await ownRecipes.restore(id) };
  }

  @Mutation(() => DeleteDraftsPayloadType, {
    description: 'Deletes drafts of the cook, as all of an import; what is no draft of theirs stays.',
  })
  async deleteDrafts(
    @Arg('input', () => DraftIdsInput) { ids }: DraftIdsInput,
    @Ctx() { ownRecipes }: RequestContext,
  ): Promise<DeleteDraftsPayloadType> {
    return { deletedIds: await ownRecipes.deleteDrafts(ids) };
  }
}
