import { chakra, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../../apollo/viewer.tsx'
import type { ChipFood } from '../../components/ingredient-input/ingredient-chip.tsx'
import { IngredientInput } from '../../components/ingredient-input/ingredient-input.tsx'
import { useSearchDraft } from '../../components/ingredient-input/search-draft.ts'
import { MAX_INGREDIENTS } from '../../components/kitchen/kitchen.ts'
import { useDocumentTitle } from '../../hooks/use-document-title.ts'
import { search as messages } from '../../messages/search.ts'
import { ResultTabs } from './creative/result-tabs.tsx'
import { EmptySearch } from './empty-search.tsx'
import { FilterBar } from './filter-bar.tsx'
import type { Filters } from './filters.ts'
import { savePantry } from './kept-pantry.ts'
import { useHouseholdFilters } from './use-household-filters.ts'
import { useRecipeSearch, type SearchResults } from './use-recipe-search.ts'
import { useSearch } from './use-search.ts'
import { UnheededAllergies } from './unheeded-allergies.tsx'

/** What a search understood of each chip. */
type Resolved = SearchResults['resolvedIngredients']

const NOTHING: Resolved = []

/** Find Recipes: the cook's ingredients, the filters, and what can be made of it. */
export function SearchPage() {
  useDocumentTitle(messages.title)
  const { search, change } = useSearch()
  useSearchDraft(search.chips, (chips) => change({ chips }))
  useHouseholdFilters(search.filters, (filters) => change({ filters }))
  const isVisitor = useViewer() === null
  const filter = (filters: Filters) => {
    if (isVisitor) savePantry(search.filters.pantry, filters.pantry)
    change({ filters })
  }
  const found = useRecipeSearch(search)
  const foods = useFoods(found.results?.resolvedIngredients ?? NOTHING)
  const hasChips = search.chips.length > 0
  // While nobody has looked one up it counts as known, so that the panel does not jump with each search.
  const usable = search.chips.map((chip) => chip.name).filter((name) => foods.get(name)?.isKnown !== false)
  return (
    <Stack maxW="page" mx="auto" px={{ base: '4', md: '6' }} pt={{ base: '8', md: '10' }} gap="4">
      <chakra.h1 textStyle="title">{messages.title}</chakra.h1>
      <IngredientInput chips={search.chips} max={MAX_INGREDIENTS} foods={foods} onChange={(chips) => change({ chips })} />
      <FilterBar filters={search.filters} usable={usable} onChange={filter} />
      {hasChips && <UnheededAllergies filters={search.filters} onHeed={(filters) => change({ filters })} />}
      {hasChips ? <ResultTabs search={search} found={found} onChange={change} /> : <EmptySearch onChoose={(chips) => change({ chips })} />}
    </Stack>
  )
}

/** Every food that was looked up on this visit: a chip keeps its picture while the next search runs. */
function useFoods(resolved: Resolved): ReadonlyMap<string, ChipFood> {
  const [looked, setLooked] = useState(() => foodsByName(resolved))
  if (resolved.every(({ text }) => looked.has(text))) return looked
  const foods = new Map([...looked, ...foodsByName(resolved)])
  setLooked(foods)
  return foods
}

function foodsByName(resolved: Resolved): ReadonlyMap<string, ChipFood> {
  return new Map(resolved.map(({ text, ingredient }) => [text, { isKnown: ingredient !== null, thumbnail: ingredient?.thumbnail ?? null }]))
}
