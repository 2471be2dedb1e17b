import { chakra, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { recipePath } from '../../app/paths.ts';
import { CardLink, CardSheet } from '../../components/recipe-card/card-sheet.tsx';
import { Cover } from '../../components/recipe-card/cover.tsx';
import { MatchBadge } from '../../components/recipe-card/match-badge.tsx';
import { graphql } from '../../gql/gql.ts';
import { common } from '../../messages/common.ts';
import { search as text } from '../../messages/search.ts';
import { recipeQuery } from './result-grid.tsx';
import type { Search } from './search-params.ts';
import type { SearchResults } from './search-question.ts';

graphql(`
  fragment LongerMatches_match on RecipeMatch {
    matchPercentage
    recipe {
      id
      slug
      title
      cookTime
      totalTime
      imageSet {
        desktop
        tablet
        mobile
        color
      }
    }
  }
`);

const TITLE_ID = 'longer-matches';

/** What fits better than all results but takes longer than the usual time limit: the stew for who has oxtail. */
export function LongerMatches({ results, search }: { results: SearchResults; search: Search }) {
  if (results.longerMatches.length === 0) return null;
  const query = recipeQuery(search);
  return (
    <chakra.section aria-labelledby={TITLE_ID} mb={{ base: '5', md: '6' }}>
      <chakra.h2 id={TITLE_ID} fontWeight="semibold" mb="2">
        {text.longerMatches}
      </chakra.h2>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 3 }} gap={{ base: '2', md: '4' }}>
        {results.longerMatches.map((match) => (
          <Row key={match.recipe.id} match={match} query={query} />
        ))}
      </SimpleGrid>
    </chakra.section>
  );
}

function Row({
  match: { recipe, matchPercentage },
  query,
}: {
  match: SearchResults['longerMatches'][number];
  query: string;
}) {
  return (
    <CardSheet as="li" flexDirection="row" borderRadius="lg">
      <chakra.div flexShrink="0" w="24" css={{ '& img': { h: 'full' } }}>
        <Cover imageSet={recipe.imageSet} sizes="6rem" />
      </chakra.div>
      <Stack gap="1" flex="1" minW="0" px="4" py="3" justify="center">
        <chakra.h3 fontWeight="semibold" lineHeight="short" overflowWrap="anywhere">
          <CardLink asChild>
            <Link to={recipePath(recipe.slug, query)}>{recipe.title}</Link>
          </CardLink>
        </chakra.h3>
        <Flex wrap="wrap" align="center" columnGap="2" rowGap="1" fontSize="sm" color="mute">
          <MatchBadge percentage={matchPercentage} />
          {common.cooking(recipe)}
        </Flex>
      </Stack>
    </CardSheet>
  );
}
