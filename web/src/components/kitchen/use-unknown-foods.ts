import { useApolloClient } from '@apollo/client/react';
import { failureOf } from '../../apollo/failure.ts';
import { graphql } from '../../gql/gql.ts';

/** Names that the server does not know it refuses to search with. */
const FOODS_KNOWN = graphql(`
  query FoodsKnown($pantry: [String!]!, $exclude: [String!]!) {
    searchRecipes(input: { ingredients: ["water"], pantry: $pantry, exclude: $exclude }, first: 1) {
      totalCount
    }
  }
`);

/** How a search is to take the names: as what is always at home, or as what no result may need. */
type NamesFor = 'pantry' | 'exclude';

/**
 * Finds those of some texts that stand for no food: kept, they would have every later search refused. What cannot be asked passes.
 * @param use `exclude` also takes what stands for many foods, such as nuts
 */
export function useUnknownFoods(use: NamesFor): (texts: readonly string[]) => Promise<string[]> {
  const client = useApolloClient();
  const isUnknown = async (text: string): Promise<boolean> => {
    const variables = { pantry: [], exclude: [], [use]: [text] };
    try {
      await client.query({ query: FOODS_KNOWN, variables });
      return false;
    } catch (error) {
      return failureOf(error).code === 'BAD_USER_INPUT';
    }
  };
  return async (texts) => {
    const answers = await Promise.all(texts.map(async (text) => ((await isUnknown(text)) ? [text] : [])));
    return answers.flat();
  };
}
