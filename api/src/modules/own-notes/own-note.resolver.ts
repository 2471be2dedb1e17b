import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipePayloadType } from '../recipes/recipe-payload.types.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import { WriteOwnNoteInput } from './own-note.types.ts';

/** What the cook who asks noted beside a recipe. */
@Resolver(() => RecipeType)
export class OwnNoteResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'What the cook who asks noted beside it, for themselves alone; lines are kept.',
  })
  ownNote(@Root() recipe: Recipe, @Ctx() { ownNotes }: RequestContext): Promise<string | null> {
    return ownNotes.note(recipe);
  }

  @Mutation(() => RecipePayloadType, { description: 'Notes something beside a recipe, for the cook who asks alone.' })
  async writeOwnNote(
    @Arg('input', () => WriteOwnNoteInput) { recipeId, text }: WriteOwnNoteInput,
    @Ctx() { ownNotes }: RequestContext,
  ): Promise<RecipePayloadType> {
    const { recipe } = await ownNotes.write(recipeId, text ?? null);
    return { recipe };
  }
}
