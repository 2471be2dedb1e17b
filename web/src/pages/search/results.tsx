import { chakra, Flex } from '@chakra-ui/react'
import { search as text } from '../../messages/search.ts'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { leftOut } from './left-out.ts'
import { NoResults } from './no-results.tsx'
import { ResultGrid, SkeletonGrid } from './result-grid.tsx'
import type { Search } from './search-params.ts'
import { SortSelect } from './sort-select.tsx'
import { StatePanel } from './state-panel.tsx'
import { CreativeInvite } from './creative/creative-invite.tsx'
import type { RecipeSearch, SearchResults } from './use-recipe-search.ts'

interface ResultsProps {
  search: Search
  found: RecipeSearch
  onChange: (part: Partial<Search>) => void
}

/** What a search found: cards, or why there are none. */
export function Results({ search, found, onChange }: ResultsProps) {
  const { results } = found
  const summary = results ? text.results.count(results.totalCount) : text.results.loading
  if (found.hasFailed) return <Failed text={found.refusal} onRetry={found.retry} />
  return (
    <chakra.section aria-label={text.results.label} aria-busy={found.isLoading} pos="relative" pt="4">
      <Flex wrap="wrap" gap="4" align="center" justify="space-between" mb="5" minH="touch">
        <chakra.h2 fontWeight="semibold" fontSize="lg">
          {summary}
        </chakra.h2>
        <VisuallyHidden role="status">{summary}</VisuallyHidden>
        <SortSelect sort={search.sort} onChange={(sort) => onChange({ sort })} />
      </Flex>
      {results && <Unrecognised results={results} />}
      {results && <LeftOut names={leftOut(results, search.filters)} />}
      {!results && <SkeletonGrid />}
      {results?.totalCount === 0 && <NoResults hint={results.hint} filters={search.filters} onChange={(filters) => onChange({ filters })} />}
      {results && results.totalCount > 0 && (
        <ResultGrid results={results} search={search} isLoadingMore={found.isLoadingMore} onLoadMore={found.loadMore} />
      )}
      {results && <CreativeInvite onAccept={() => onChange({ mode: 'CREATIVE' })} />}
    </chakra.section>
  )
}

/** The search did not come through, with a way to try again. */
export function Failed({ title = text.failed.title, text: sentence = text.failed.text, onRetry }: { title?: string; text?: string | undefined; onRetry: () => void }) {
  return (
    <StatePanel role="alert" title={title} text={sentence}>
      <Button variant="solid" onClick={onRetry}>
        {text.failed.retry}
      </Button>
    </StatePanel>
  )
}

function Unrecognised({ results }: { results: SearchResults }) {
  const names = results.resolvedIngredients.filter((food) => !food.ingredient).map((food) => food.text)
  return names.length === 0 ? null : <Remark>{text.unrecognised(names)}</Remark>
}

function LeftOut({ names }: { names: string[] }) {
  return names.length === 0 ? null : <Remark>{text.leftOut(names)}</Remark>
}

function Remark({ children }: { children: string }) {
  return (
    <chakra.p role="status" bg="saffron.soft" borderRadius="lg" px="5" py="3.5" mb="5">
      {children}
    </chakra.p>
  )
}
