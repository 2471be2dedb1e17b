import { chakra, Flex } from '@chakra-ui/react'
import { LuCloudOff } from 'react-icons/lu'
import { search as text } from '../../messages/search.ts'
import { Button } from '../../ui/controls/button.tsx'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import { NoResults } from './no-results.tsx'
import { Remarks } from './remarks.tsx'
import { ResultGrid, SkeletonGrid } from './result-grid.tsx'
import type { Search } from './search-params.ts'
import { SortSelect } from './sort-select.tsx'
import { StatePanel } from './state-panel.tsx'
import { CreativeInvite } from './creative/creative-invite.tsx'
import type { RecipeSearch } from './use-recipe-search.ts'

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
      {results && <Remarks results={results} search={search} onChange={onChange} />}
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
    <StatePanel role="alert" icon={<LuCloudOff />} title={title} text={sentence}>
      <Button variant="solid" onClick={onRetry}>
        {text.failed.retry}
      </Button>
    </StatePanel>
  )
}
