import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { refreshOnOpen } from '../../apollo/fetch-policies.ts';
import { RecipeTile, TileGrid } from '../../components/recipe-tile/recipe-tile.tsx';
import { graphql } from '../../gql/gql.ts';
import { pantry } from '../../messages/pantry.ts';

const text = pantry.cook;

const COOK_FROM_PANTRY = graphql(`
  query CookFromPantry {
    searchRecipes(input: { ingredients: [], fromPantry: true }, first: 6) {
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

/** What can be cooked of what is at home, the best fit first, each with what it would use up and what is missing. */
export function CookFromPantry() {
  const { data } = useQuery(COOK_FROM_PANTRY, refreshOnOpen);
  const matches = data?.searchRecipes.nodes ?? [];
  if (matches.length === 0) return null;
  return (
    <chakra.section aria-label={text.title}>
      <chakra.h2 textStyle="card" mb="3">
        {text.title}
      </chakra.h2>
      <TileGrid>
        {matches.map(({ recipe, usesDue, missingIngredients }) => (
          <li key={recipe.id}>
            <RecipeTile recipe={recipe} level="h3" />
            <chakra.p mt="2" fontSize="sm" color="mute">
              {text.why(
                usesDue.map(({ name }) => name),
                missingIngredients,
              )}
            </chakra.p>
          </li>
        ))}
      </TileGrid>
    </chakra.section>
  );
}
