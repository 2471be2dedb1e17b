import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipeIdInput, RecipePayloadType } from '../recipes/recipe-payload.types.ts';
import { RecipeType } from '../recipes/recipe.types.ts';

/** Whether the cook who asks has saved a recipe, and saving it. */
@Resolver(() => RecipeType)
export class SavedRecipeResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the cook who asks keeps it.' })
  isSaved(@Root() recipe: Recipe, @Ctx() { savedRecipes }: RequestContext): Promise<boolean> {
    return savedRecipes.isSaved(recipe);
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
}
