import { chipText, parseChip, type Chip } from '../../components/ingredient-input/chip.ts';
import { graphql } from '../../gql/gql.ts';
import type { SearchRecipesInput, SearchRecipesQuery, SearchRecipesQueryVariables } from '../../gql/graphql.ts';
import { toSearchInput, type Search } from './search-params.ts';

/** How many cards come at a time. */
const PAGE_SIZE = 24;

/** What a card shows of a recipe and how it fits. */
graphql(`
  fragment ResultCard_match on RecipeMatch {
    matchPercentage
    hasAllIngredients
    needed
    have
    missingIngredients
    enoughFor
    usesDue {
      id
      name
      bestBefore
      isBestBeforeGuessed
    }
    lines {
      state
      via
      ingredient {
        id
        name
      }
    }
    recipe {
      id
      totalTime
      rating
      reviewCount
      ...RecipeCard_recipe
    }
  }
`);

/** A page of the results of a search, in either mode. */
export const SEARCH_RECIPES = graphql(`
  query SearchRecipes($input: SearchRecipesInput!, $first: Int!, $after: String) {
    searchRecipes(input: $input, first: $first, after: $after) {
      totalCount
      longer
      longerMatches {
        ...LongerMatches_match @unmask
      }
      missing {
        none
        one
        more
      }
      note
      pageInfo {
        hasNextPage
        endCursor
      }
      resolvedIngredients {
        text
        parts
        excludes
        unread
        otherwise
        isExcluded
        isDish
        maxCookTime
        meal
        cuisine
        rest
        ingredient {
          id
          name
          thumbnail
          diet
          allergens
          possibleAllergens
        }
      }
      hint {
        filter
        alsoLift
        wouldFind
      }
      dishes {
        ...ResultCard_match @unmask
      }
      edges {
        cursor
        node {
          ...ResultCard_match @unmask
        }
      }
    }
  }
`);

/** What the server found for a search. */
export type SearchResults = SearchRecipesQuery['searchRecipes'];

/** How one chip was read. */
export type Reading = SearchResults['resolvedIngredients'][number];

/** What a search asks of the server, for its first page of results. */
export function searchQuestion(search: Search): {
  query: typeof SEARCH_RECIPES;
  variables: SearchRecipesQueryVariables;
} {
  return { query: SEARCH_RECIPES, variables: { input: inputWithAmounts(search), first: PAGE_SIZE } };
}

/** The input with the amounts on the chips, which say for how many they are enough. */
export function inputWithAmounts(search: Search): SearchRecipesInput {
  return { ...toSearchInput(search), ingredients: search.chips.map(chipText).sort() };
}

/** An answer with each chip's reading by the name of the chip, as the page knows it, and without its amount. */
export function namedByChips(results: SearchResults, chips: readonly Chip[]): SearchResults {
  const chipOf = new Map(chips.map((chip) => [chipText(chip), chip]));
  return {
    ...results,
    resolvedIngredients: results.resolvedIngredients.map((reading) => withName(reading, chipOf.get(reading.text))),
  };
}

function withName(reading: Reading, chip: Chip | undefined): Reading {
  if (!chip || chip.name === reading.text) return reading;
  const { parts, unread } = reading;
  return { ...reading, text: chip.name, parts: withoutAmount(parts), unread: withoutAmount(unread) };
}

const withoutAmount = ([first, ...others]: readonly string[]): string[] =>
  first === undefined ? [] : [parseChip(first).name, ...others];
