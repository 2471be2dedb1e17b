import { Button, chakra, SimpleGrid, Stack, type SimpleGridProps } from '@chakra-ui/react';
import { memo } from 'react';
import { RecipeCard } from '../../components/recipe-card/recipe-card.tsx';
import { RecipeCardSkeleton } from '../../components/recipe-card/recipe-card-skeleton.tsx';
import { search as text } from '../../messages/search.ts';
import { DEFAULT_FILTERS } from './filters.ts';
import { writeSearch, type Search } from './search-params.ts';
import type { SearchResults } from './search-question.ts';

/** Cards while an answer is on its way (specification, section 9): more than any screen shows. */
const SKELETONS = 6;

interface ResultCardsProps {
  results: SearchResults;
  search: Search;
  isLoadingMore: boolean;
}

interface ResultGridProps extends ResultCardsProps {
  onLoadMore: () => void;
}

/** The cards of a search, with a button for more while there are more. */
export function ResultGrid({ results, search, isLoadingMore, onLoadMore }: ResultGridProps) {
  const shown = results.edges.length;
  return (
    <Stack gap="10">
      <ResultCards results={results} search={search} isLoadingMore={isLoadingMore} />
      {results.pageInfo.hasNextPage && (
        <Stack align="center" gap="3">
          <Button size="lg" aria-disabled={isLoadingMore} onClick={() => !isLoadingMore && onLoadMore()}>
            {isLoadingMore ? text.results.loadingMore : text.results.loadMore}
          </Button>
          <chakra.p role="status" color="mute" fontSize="sm">
            {text.results.shown(shown, results.totalCount)}
          </chakra.p>
        </Stack>
      )}
    </Stack>
  );
}

/** The cards of the results that are there, and the places of those on their way: what stands below moves when it is asked for, not when they come. */
export function ResultCards({ results, search, isLoadingMore }: ResultCardsProps) {
  const query = recipeQuery(search);
  return (
    <Grid>
      <Cards edges={results.edges} query={query} />
      {isLoadingMore && <Skeletons most={results.totalCount - results.edges.length} />}
    </Grid>
  );
}

interface CardsProps {
  edges: SearchResults['edges'];
  query: string;
}

/** What changes around the cards leaves them alone. */
const Cards = memo(function Cards({ edges, query }: CardsProps) {
  return edges.map(({ node }, index) => (
    <Place key={node.recipe.id}>
      <RecipeCard recipe={node.recipe} match={node} search={query} isFirst={index === 0} />
    </Place>
  ));
});

/** The place of a card. Nothing in it is laid out or drawn before it comes near, where that does not cut the card's shadow off. */
const Place = chakra('li', {
  base: {
    '@supports (overflow-clip-margin: 4rem)': {
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 35rem',
      overflowClipMargin: '4rem',
    },
  },
});

/** The grid before there is an answer. */
export function SkeletonGrid() {
  return (
    <Grid aria-hidden>
      <Skeletons />
    </Grid>
  );
}

function Skeletons({ most = SKELETONS }: { most?: number }) {
  return Array.from({ length: Math.min(SKELETONS, most) }, (_, index) => (
    <li key={index} aria-hidden>
      <RecipeCardSkeleton hasMatch />
    </li>
  ));
}

/** The recipe page opens scaled to the servings of the search, and says how it fits this kitchen; the other filters stay here. */
export function recipeQuery({ chips, fromPantry, filters }: Search): string {
  const { diet, allergies, pantry, exclude, allowSubstitutions, servings } = filters;
  return writeSearch({
    chips,
    fromPantry,
    filters: { ...DEFAULT_FILTERS, diet, allergies, pantry, exclude, allowSubstitutions, servings },
    sort: 'RELEVANCE',
    mode: 'MATCH',
  });
}

function Grid(props: SimpleGridProps) {
  return (
    <SimpleGrid
      as="ul"
      listStyleType="none"
      columns={{ base: 1, md: 2, lg: 3 }}
      gap={{ base: '4', md: '6' }}
      {...props}
    />
  );
}
