import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { SAMPLE_RECIPES } from './sample-recipes.ts';

const SAMPLE_RATINGS = graphql(`
  query SampleRatings($first: String!, $second: String!, $third: String!) {
    first: recipe(slug: $first) {
      id
      rating
      reviewCount
    }
    second: recipe(slug: $second) {
      id
      rating
      reviewCount
    }
    third: recipe(slug: $third) {
      id
      rating
      reviewCount
    }
  }
`);

const [first, second, third] = SAMPLE_RECIPES;

/** Asks how the recipes are rated that the samples open. */
export const sampleRatings = {
  query: SAMPLE_RATINGS,
  variables: { first: first.slug, second: second.slug, third: third.slug },
};

/** The ratings of the samples, in their order; of a recipe that has none, or is not known, the one that the sample says. */
export function useSampleRatings(): { rating: number; reviewCount: number }[] {
  const { data } = useQuery(sampleRatings.query, { variables: sampleRatings.variables });
  return SAMPLE_RECIPES.map((sample, index) => {
    const known = [data?.first, data?.second, data?.third][index];
    return known && known.rating !== null
      ? { rating: known.rating, reviewCount: known.reviewCount }
      : { rating: sample.rating, reviewCount: sample.reviews };
  });
}
