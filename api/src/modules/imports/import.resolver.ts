import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import type { KnownFood } from '../ingredients/foods/food-knowledge.ts';
import { IngredientType } from '../ingredients/ingredient.types.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import { READING_COST } from './import-cost.ts';
import { ImportRecipeInput, ImportRecipePayloadType, ProposedLineType, RecipeProposalType } from './import.types.ts';
import type { Proposal, ProposedLine } from './proposal.ts';

@Resolver(() => RecipeProposalType)
export class ImportResolver {
  @Mutation(() => ImportRecipePayloadType, {
    description:
      'Reads a recipe from an address or a text, for a cook to look over; nothing is stored. At most 60 pages an hour.',
    complexity: ({ childComplexity }) => childComplexity + READING_COST,
  })
  async importRecipe(
    @Arg('input', () => ImportRecipeInput, { description: 'Where the recipe is.' }) input: ImportRecipeInput,
    @Ctx() { webImport }: RequestContext,
  ): Promise<ImportRecipePayloadType> {
    return { proposal: await webImport.read(input) };
  }

  @FieldResolver(() => [ProposedLineType], {
    description: 'The lines in the order of the recipe, each linked to a food where one is known.',
  })
  ingredients(@Root() { lines }: Proposal): ProposedLine[] {
    return lines;
  }

  @FieldResolver(() => [RecipeType], {
    description: 'Recipes, published or of the cook, that seem to be the same; at most five.',
  })
  duplicates(@Root() proposal: Proposal, @Ctx() { webImport }: RequestContext): Promise<Recipe[]> {
    return webImport.duplicates(proposal);
  }
}

@Resolver(() => ProposedLineType)
export class ProposedLineResolver {
  @FieldResolver(() => [IngredientType], { description: 'Foods that the line allows instead.' })
  alternatives(@Root() { alternatives }: ProposedLine): KnownFood[] {
    return alternatives;
  }
}
