import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Box, chakra, SimpleGrid } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.tsx';
import { recipePath } from '../../app/paths.ts';
import { CardFacts } from '../../components/recipe-card/card-facts.tsx';
import { CardBody, CardLink, CardSheet } from '../../components/recipe-card/card-sheet.tsx';
import { Cover } from '../../components/recipe-card/cover.tsx';
import { graphql } from '../../gql/gql.ts';
import type { SimilarRecipes_RecipeFragment } from '../../gql/graphql.ts';
import { common } from '../../messages/common.ts';
import { recipe as text } from '../../messages/recipe.ts';

/** What the grid of similar recipes shows. */
const SIMILAR_RECIPES_RECIPE = graphql(`
  fragment SimilarRecipes_recipe on Recipe {
    id
    similar(first: 6) {
      id
      slug
      title
      cookTime
      totalTime
      rating
      reviewCount
      allergens
      possibleAllergens
      imageSet {
        desktop
        tablet
        mobile
        color
      }
    }
  }
`);

/** Three columns from a tablet on, two on a phone. */
const COVER_SIZES = '(min-width: 1160px) 22rem, (min-width: 768px) 31vw, 46vw';

type SimilarRecipe = SimilarRecipes_RecipeFragment['similar'][number];

/** Recipes like this one without what the cook's household must not eat; nothing when there are none. */
export function SimilarRecipes({ recipe }: { recipe: FragmentType<typeof SIMILAR_RECIPES_RECIPE> }) {
  const avoided = useViewer()?.household.allergies ?? [];
  const alike = useSuspenseFragment({ fragment: SIMILAR_RECIPES_RECIPE, from: recipe }).data.similar;
  const similar = alike.filter(
    ({ allergens, possibleAllergens }) =>
      ![...allergens, ...possibleAllergens].some((allergen) => avoided.includes(allergen)),
  );
  if (similar.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="similar" mt="16" _print={{ display: 'none' }}>
      <chakra.h2 id="similar" textStyle="section" mb="6">
        {text.similar}
      </chakra.h2>
      <SimpleGrid as="ul" columns={{ base: 2, md: 3 }} gap={{ base: '4', md: '6' }} listStyleType="none">
        {similar.map((other) => (
          <li key={other.id}>
            <SimilarCard recipe={other} />
          </li>
        ))}
      </SimpleGrid>
    </Box>
  );
}

function SimilarCard({ recipe }: { recipe: SimilarRecipe }) {
  return (
    <CardSheet>
      <Cover imageSet={recipe.imageSet} sizes={COVER_SIZES} />
      <CardBody px={{ base: '4', md: '5' }} pt={{ base: '4', md: '5' }}>
        <chakra.h3 textStyle="card" fontSize={{ base: 'md', md: 'xl' }}>
          <CardLink asChild>
            <Link to={recipePath(recipe.slug)}>{recipe.title}</Link>
          </CardLink>
        </chakra.h3>
        <CardFacts time={common.cooking(recipe)} rating={recipe.rating} reviewCount={recipe.reviewCount} />
      </CardBody>
    </CardSheet>
  );
}
