import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { addPieces, chipText, type Chip } from '../../components/ingredient-input/chip.ts'
import { MAX_INGREDIENTS } from '../../components/kitchen/kitchen.ts'
import { search as text } from '../../messages/search.ts'
import { Button } from '../../ui/controls/button.tsx'
import { leftOut } from './left-out.ts'
import type { Search } from './search-params.ts'
import type { SearchResults } from './use-recipe-search.ts'

interface RemarksProps {
  results: SearchResults
  search: Search
  onChange: (part: Partial<Search>) => void
}

/** What a cook should know of how the chips were read: what is not known, what may have been meant otherwise, what the filters leave out. */
export function Remarks({ results, search, onChange }: RemarksProps) {
  const unknown = results.resolvedIngredients.filter((food) => !food.ingredient && food.parts.length === 0).map((food) => food.text)
  const names = leftOut(results, search.filters)
  const askWith = (chips: Chip[]) => onChange({ chips })
  return (
    <>
      {unknown.length > 0 && <Remark>{text.unrecognised(unknown)}</Remark>}
      {results.resolvedIngredients.map(({ text: typed, ingredient, parts, otherwise }) => {
        if (parts.length > 0) return <Offer key={typed} sentence={text.severalFoods(typed)} typed={typed} instead={parts} chips={search.chips} onTake={askWith} />
        if (!ingredient || !otherwise) return null
        return <Offer key={typed} sentence={text.takenFor(typed, ingredient.name)} typed={typed} instead={[otherwise]} chips={search.chips} onTake={askWith} />
      })}
      {names.length > 0 && <Remark>{text.leftOut(names)}</Remark>}
    </>
  )
}

interface OfferProps {
  sentence: string
  /** Name of the chip. */
  typed: string
  /** What to search with in its place. */
  instead: readonly string[]
  chips: readonly Chip[]
  onTake: (chips: Chip[]) => void
}

/** A remark with one press to say the chip again; only the remark where there is no room for what would come. */
function Offer({ sentence, typed, instead, chips, onTake }: OfferProps) {
  const hasRoom = chips.length - 1 + instead.length <= MAX_INGREDIENTS
  return (
    <Remark>
      {sentence}
      {hasRoom && (
        <Button size="sm" onClick={() => onTake(saidAgain(chips, typed, instead))}>
          {text.instead(instead)}
        </Button>
      )}
    </Remark>
  )
}

/** The chips with other names in place of one; its amount stays with the first of them. */
function saidAgain(chips: readonly Chip[], typed: string, [first = '', ...others]: readonly string[]): Chip[] {
  const pieces = chips.flatMap((chip) => (chip.name === typed ? [chipText({ ...chip, name: first }), ...others] : [chipText(chip)]))
  return addPieces([], pieces, MAX_INGREDIENTS).chips
}

function Remark({ children }: { children: ReactNode }) {
  return (
    <chakra.div role="status" display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4" rowGap="3" bg="saffron.soft" borderRadius="lg" px="5" py="3.5" mb="5">
      {children}
    </chakra.div>
  )
}
