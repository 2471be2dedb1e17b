import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context.ts';
import { toConnection } from '../../graphql/connection.ts';
import type { Difficulty } from '../recipes/recipe-enums.ts';
import type { Recipe } from '../recipes/recipe.entity.ts';
import { RecipeType } from '../recipes/recipe.types.ts';
import { longerCost, searchCost, SIMILAR_COST, UNLOCKS_COST } from './search-cost.ts';
import { UNLOCKS } from './search-limits.ts';
import type { Unlock, UnlockPair } from './unlock.service.ts';
import type { MissingCounts } from './missing-counts.ts';
import type { SearchInput } from './search-input.ts';
import type { RecipeMatch } from './match/recipe-match.ts';
import { RecipeMatchType } from './recipe-match.types.ts';
import { DifficultyFilter, SearchRecipesInput } from './search-input.types.ts';
import { MissingCountsType, RecipeMatchConnectionType, UnlockPairType, UnlockType } from './search.types.ts';

@Resolver(() => RecipeType)
export class SearchResolver {
  @Query(() => RecipeMatchConnectionType, {
    description: 'The recipes that fit what a cook has, the best fit first.',
    complexity: ({ args, childComplexity }) => childComplexity + searchCost((args as { input?: SearchInput }).input),
  })
  async searchRecipes(
    @Arg('input', () => SearchRecipesInput) input: SearchRecipesInput,
    @Arg('first', () => Int, { defaultValue: 24, description: '1 to 100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the item to go on after.' })
    after: string | null,
    @Ctx() { search }: RequestContext,
  ): Promise<RecipeMatchConnectionType> {
    const answer = await search.searchRecipes(toSearch(input), first, after ?? null);
    return {
      ...toConnection(answer),
      resolvedIngredients: answer.resolvedIngredients,
      dishes: answer.dishes,
      findLonger: answer.findLonger,
      countMissing: answer.countMissing,
      hint: answer.hint,
      note: answer.note,
    };
  }

  @Query(() => [UnlockType], {
    description:
      'Foods that are not at home, each of which alone would let more recipes be cooked, those first that complete most.',
    complexity: ({ childComplexity }) => childComplexity + UNLOCKS_COST,
  })
  unlocks(
    @Arg('input', () => SearchRecipesInput, {
      description: 'What the cook has and wants, as in a search; `maxMissing`, `mode` and `sort` do not count.',
    })
    input: SearchRecipesInput,
    @Arg('first', () => Int, { defaultValue: UNLOCKS.default, description: '1 to 20.' }) first: number,
    @Ctx() { unlocks }: RequestContext,
  ): Promise<Unlock[]> {
    return unlocks.unlocks(toSearch(input), first);
  }

  @Query(() => UnlockPairType, {
    nullable: true,
    description:
      'The two foods that are not at home and together would let most recipes be cooked, of those that complete more than both do each alone; null where none do.',
    complexity: ({ childComplexity }) => childComplexity + UNLOCKS_COST,
  })
  unlockPair(
    @Arg('input', () => SearchRecipesInput, {
      description: 'What the cook has and wants, as in a search; `maxMissing`, `mode` and `sort` do not count.',
    })
    input: SearchRecipesInput,
    @Ctx() { unlocks }: RequestContext,
  ): Promise<UnlockPair | null> {
    return unlocks.unlockPair(toSearch(input));
  }

  @FieldResolver(() => RecipeMatchType, {
    description: 'How it fits what a cook has, judged as in a search; it need not pass the filters.',
  })
  match(
    @Root() recipe: Recipe,
    @Arg('input', () => SearchRecipesInput, { description: 'What the cook has, as in a search.' })
    input: SearchRecipesInput,
    @Ctx() { search }: RequestContext,
  ): Promise<RecipeMatch> {
    return search.matchOf(recipe, toSearch(input));
  }

  @FieldResolver(() => [RecipeType], {
    description: 'The recipes that share most with it, rare foods counting more.',
    complexity: SIMILAR_COST,
  })
  similar(
    @Root() recipe: Recipe,
    @Arg('first', () => Int, { defaultValue: 6, description: '1 to 100.' }) first: number,
    @Ctx() { search }: RequestContext,
  ): Promise<Recipe[]> {
    return search.similar(recipe, first);
  }
}

@Resolver(() => RecipeMatchConnectionType)
export class SearchPageResolver {
  @FieldResolver(() => Int, {
    description: 'How many more results there are that take longer to cook than `maxCookTime`; 0 for creative recipes.',
  })
  async longer(@Root() { findLonger }: RecipeMatchConnectionType): Promise<number> {
    return (await findLonger()).count;
  }

  @FieldResolver(() => [RecipeMatchType], {
    description:
      'With the usual `maxCookTime` of 60, and in the order of the best fit: results that take longer and fit clearly better than any within it, at most three.',
    complexity: ({ childComplexity }) => longerCost(childComplexity),
  })
  async longerMatches(@Root() { findLonger }: RecipeMatchConnectionType): Promise<RecipeMatch[]> {
    return (await findLonger()).better;
  }

  @FieldResolver(() => MissingCountsType, {
    description:
      'How many results there are by what they lack, whatever `maxMissing` says; of creative recipes, of those on the page.',
  })
  missing(@Root() { countMissing }: RecipeMatchConnectionType): Promise<MissingCounts> {
    return countMissing();
  }
}

function toSearch(input: SearchRecipesInput): SearchInput {
  const difficulty = input.difficulty === DifficultyFilter.ANY ? null : (input.difficulty as string as Difficulty);
  const { cuisine = null, meal = null, maxMissing = null } = input;
  return { ...input, difficulty, cuisine, meal, maxMissing };
}
