import { Arg, Ctx, FieldResolver, Float, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import type { PantryChange } from '../pantry/pantry.entity.ts';
import { PantryChangeType } from '../pantry/pantry.types.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipePayloadType } from '../recipes/recipe-payload.types.ts';
import { RecipeSwapInput, RecipeType } from '../recipes/recipe.types.ts';
import type { RecipeMatch } from '../search/match/recipe-match.ts';
import { RecipeMatchType } from '../search/recipe-match.types.ts';
import type { CookingProposal } from './cooking-proposal.ts';
import {
  CookingProposalType,
  MarkCookedInput,
  ProgressPayloadType,
  ProgressType,
  SetProgressInput,
} from './cooking.types.ts';
import type { MarkedCooked } from './cooking.service.ts';
import type { Progress } from './progress.ts';

/** How far the cook who asks has come with a recipe. */
@Resolver(() => RecipeType)
export class CookingResolver {
  @FieldResolver(() => ProgressType, { nullable: true, description: 'How far the cook who asks has come with it.' })
  progress(@Root() recipe: Recipe, @Ctx() { cooking }: RequestContext): Promise<Progress | null> {
    return cooking.progress(recipe);
  }

  @Query(() => CookingProposalType, {
    description: 'What cooking a recipe would take out of the pantry; nothing is stored.',
  })
  cookingProposal(
    @Arg('recipe', () => ID, { description: 'Id or slug.' }) recipe: string,
    @Arg('servings', () => Float, {
      nullable: true,
      description: 'Above 0, at most 100; as many as it is for unless given.',
    })
    servings: number | null,
    @Arg('swaps', () => [RecipeSwapInput], {
      nullable: true,
      description: 'What the cook took in the place of some ingredients: that is taken; at most 50.',
    })
    swaps: RecipeSwapInput[] | null,
    @Ctx() { cookingProposal }: RequestContext,
  ): Promise<CookingProposal> {
    return cookingProposal.propose(recipe, servings ?? null, swaps ?? []);
  }

  @Mutation(() => RecipePayloadType, {
    description:
      'Notes that a recipe was cooked just now; again within three hours is the same pot. What was cooked with leaves the pantry, what is left over comes into it.',
  })
  markCooked(
    @Arg('input', () => MarkCookedInput) { recipeId, ...cookedWith }: MarkCookedInput,
    @Ctx() { cooking }: RequestContext,
  ): Promise<MarkedCooked> {
    return cooking.markCooked(recipeId, cookedWith);
  }

  @Mutation(() => ProgressPayloadType, { description: 'Sets how far the cook has come with a recipe.' })
  setProgress(
    @Arg('input', () => SetProgressInput) { recipeId, ...change }: SetProgressInput,
    @Ctx() { cooking }: RequestContext,
  ): Promise<ProgressPayloadType> {
    return cooking.setProgress(recipeId, change);
  }
}

/** What a meal did to the pantry. */
@Resolver(() => RecipePayloadType)
export class MarkedCookedResolver {
  @FieldResolver(() => PantryChangeType, {
    nullable: true,
    description: 'Of `markCooked`: what takes back what it did to the pantry; null when it did nothing.',
  })
  pantryChange(@Root() { pantryChange }: Partial<MarkedCooked>): PantryChange | null {
    return pantryChange ?? null;
  }
}

/** For how many what is at home is enough. */
@Resolver(() => RecipeMatchType)
export class EnoughForResolver {
  @FieldResolver(() => Float, {
    nullable: true,
    description:
      'For how many what is there is enough, in halves, as far as amounts are known: of ingredients typed with one ("half an onion", "300 g mince") and, with `fromPantry`, of what is at home. An unknown one is enough; null where none is known.',
  })
  enoughFor(@Root() match: RecipeMatch, @Ctx() { cookingProposal }: RequestContext): Promise<number | null> {
    return cookingProposal.enoughFor(match);
  }
}
