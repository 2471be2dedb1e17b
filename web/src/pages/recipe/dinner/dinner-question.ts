import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import type { DinnerDishesQuery } from '../../../gql/graphql.ts';

/** What a dinner needs to know of a dish. */
graphql(`
  fragment DinnerDish_recipe on Recipe {
    id
    slug
    title
    prepTime
    cookTime
    totalTime
    imageSet {
      desktop
      tablet
      mobile
      color
    }
    ingredients {
      id
    }
    instructions {
      step
      description
      timeMin
    }
    ...Stepwise_recipe
  }
`);

const DINNER_DISHES = graphql(`
  query DinnerDishes(
    $first: String!
    $second: String!
    $third: String!
    $fourth: String!
    $hasSecond: Boolean!
    $hasThird: Boolean!
    $hasFourth: Boolean!
  ) {
    first: recipe(slug: $first) {
      id
      ...DinnerDish_recipe @unmask
    }
    second: recipe(slug: $second) @include(if: $hasSecond) {
      id
      ...DinnerDish_recipe @unmask
    }
    third: recipe(slug: $third) @include(if: $hasThird) {
      id
      ...DinnerDish_recipe @unmask
    }
    fourth: recipe(slug: $fourth) @include(if: $hasFourth) {
      id
      ...DinnerDish_recipe @unmask
    }
  }
`);

/** One dish of a dinner. */
export type DinnerDish = NonNullable<DinnerDishesQuery['first']>;

/** The dishes of a dinner as far as they are known. */
export interface DinnerDishes {
  /** In the order of the slugs; undefined while they are on their way. */
  dishes: DinnerDish[] | undefined;
  /** Slugs that no recipe has. */
  missing: string[];
  hasFailed: boolean;
  retry: () => void;
}

/** Asks for all dishes of a dinner at once; its page and its cook mode ask the same, so that either opens without a network after the other. */
export function useDinnerDishes(slugs: readonly string[]): DinnerDishes {
  const [first = '', second = '', third = '', fourth = ''] = slugs;
  const { data, previousData, error, loading, refetch } = useQuery(DINNER_DISHES, {
    variables: {
      first,
      second,
      third,
      fourth,
      hasSecond: second !== '',
      hasThird: third !== '',
      hasFourth: fourth !== '',
    },
    skip: first === '',
    notifyOnNetworkStatusChange: true,
  });
  const told = data && [data.first, data.second, data.third, data.fourth].slice(0, slugs.length);
  const known = told?.flatMap((dish) => dish ?? []) ?? (loading ? keptOf(previousData, slugs) : undefined);
  return {
    dishes: slugs.length === 0 ? [] : known,
    missing: told ? slugs.filter((_, at) => !told[at]) : [],
    hasFailed: error !== undefined && !loading && !told,
    retry: () => void refetch(),
  };
}

/** While another dish is on its way, those that are there already stay. */
function keptOf(data: Partial<DinnerDishesQuery> | undefined, slugs: readonly string[]): DinnerDish[] | undefined {
  if (!data) return undefined;
  return [data.first, data.second, data.third, data.fourth].flatMap((dish) =>
    dish && slugs.includes(dish.slug) ? [dish] : [],
  );
}
