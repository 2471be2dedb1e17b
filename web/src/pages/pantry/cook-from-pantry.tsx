import { useQuery } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { refreshOnOpen } from '../../apollo/fetch-policies.ts';
import { useViewer } from '../../apollo/viewer.tsx';
import { paths } from '../../app/paths.ts';
import { kitchenQuery } from '../../components/kitchen/kitchen-params.ts';
import type { PantryItem } from '../../components/pantry/pantry-item.ts';
import { pantrySearch, visitorQuery } from '../../components/pantry/pantry-search.ts';
import { RecipeTile, TileGrid } from '../../components/recipe-tile/recipe-tile.tsx';
import { graphql } from '../../gql/gql.ts';
import { pantry } from '../../messages/pantry.ts';

const text = pantry.cook;

const COOK_FROM_PANTRY = graphql(`
  query CookFromPantry($input: SearchRecipesInput!) {
    searchRecipes(input: $input, first: 6) {
      nodes {
        missingIngredients
        usesDue {
          id
          name
        }
        recipe {
          id
          ...RecipeTile_recipe
        }
      }
    }
  }
`);

/**
 * What can be cooked of what is at home, the best fit first, each with what it would use up and what is missing; what uses the food that is
 * due soonest, where there is such a recipe.
 */
export function CookFromPantry({ items }: { items: readonly PantryItem[] }) {
  const viewer = useViewer();
  const due = items.find(({ isDue, level }) => isDue && level !== 'OUT')?.name;
  const search = (mustUse: string[]) => pantrySearch(viewer ?? null, items, mustUse);
  const urgent = useQuery(COOK_FROM_PANTRY, {
    ...refreshOnOpen,
    variables: { input: search([due ?? '']) },
    skip: due === undefined,
  });
  const usingDue = urgent.data?.searchRecipes.nodes ?? [];
  const isAnyDue = due !== undefined && (urgent.loading || usingDue.length > 0);
  const any = useQuery(COOK_FROM_PANTRY, {
    ...refreshOnOpen,
    variables: { input: search([]) },
    skip: isAnyDue,
  });
  const matches = isAnyDue ? usingDue : (any.data?.searchRecipes.nodes ?? []);
  if (matches.length === 0) return null;
  return (
    <chakra.section aria-label={text.title}>
      <chakra.h2 textStyle="card" mb="3">
        {text.title}
      </chakra.h2>
      <TileGrid>
        {matches.map(({ recipe, usesDue, missingIngredients }) => (
          <chakra.li key={recipe.id} display="flex" flexDirection="column" gap="2" minW="0">
            <RecipeTile recipe={recipe} level="h3" />
            <chakra.p fontSize="sm" color="mute">
              {text.why(
                usesDue.map(({ name }) => name),
                missingIngredients,
              )}
            </chakra.p>
          </chakra.li>
        ))}
      </TileGrid>
      <Button asChild mt="4">
        <Link to={`${paths.search}?${viewer ? kitchenQuery([], true) : visitorQuery(items)}`}>{text.all}</Link>
      </Button>
    </chakra.section>
  );
}
