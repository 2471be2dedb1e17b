import { Button, chakra, Flex, Stack, VisuallyHidden } from '@chakra-ui/react';
import { SparklesIcon } from 'lucide-react';
import { search as text } from '../../../messages/search.ts';
import { ResultCards, SkeletonGrid } from '../result-grid.tsx';
import { Failed } from '../results.tsx';
import type { Search } from '../search-params.ts';
import { StatePanel } from '../state-panel.tsx';
import type { SearchResults } from '../search-question.ts';
import type { RecipeSearch } from '../use-recipe-search.ts';

interface CreativeResultsProps {
  search: Search;
  made: RecipeSearch;
}

/** Recipes made for exactly what the cook has, and more of them on demand. */
export function CreativeResults({ search, made }: CreativeResultsProps) {
  const { results } = made;
  if (made.hasFailed)
    return <Failed {...(made.refusal && { title: text.creative.refused, text: made.refusal })} onRetry={made.retry} />;
  const summary = results ? text.creative.count(results.edges.length) : text.creative.generating;
  return (
    <chakra.section aria-label={text.creative.label} aria-busy={made.isLoading} pos="relative">
      <Flex wrap="wrap" gap="4" align="center" justify="space-between" mb="3">
        <chakra.h2 fontWeight="semibold" fontSize="lg">
          {summary}
        </chakra.h2>
        <VisuallyHidden role="status">{made.isLoadingMore ? text.creative.generating : summary}</VisuallyHidden>
      </Flex>
      {!results && <SkeletonGrid />}
      {results?.edges.length === 0 && (
        <StatePanel title={text.creative.none} text={results.note ?? text.creative.nothing} />
      )}
      {results && results.edges.length > 0 && <Made results={results} search={search} made={made} />}
    </chakra.section>
  );
}

function Made({
  results,
  search,
  made: { isLoadingMore, loadMore, refusal },
}: {
  results: SearchResults;
  search: Search;
  made: RecipeSearch;
}) {
  return (
    <Stack gap="8">
      {results.note && (
        <chakra.p bg="saffron.soft" borderRadius="lg" px="5" py="3.5">
          {results.note}
        </chakra.p>
      )}
      <ResultCards results={results} search={search} isLoadingMore={isLoadingMore} />
      <Stack align="center" gap="3">
        {results.pageInfo.hasNextPage ? (
          <Button size="lg" aria-disabled={isLoadingMore} onClick={() => !isLoadingMore && loadMore()}>
            <SparklesIcon aria-hidden />
            {isLoadingMore ? text.creative.generating : text.creative.more}
          </Button>
        ) : (
          <chakra.p color="mute">{text.creative.end}</chakra.p>
        )}
        <chakra.p role="alert" color="tomato.ink" textAlign="center" _empty={{ display: 'none' }}>
          {refusal}
        </chakra.p>
        <chakra.p color="mute" fontSize="sm" textAlign="center" maxW="prose">
          {text.creative.explanation}
        </chakra.p>
      </Stack>
    </Stack>
  );
}
