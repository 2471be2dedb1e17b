import { chakra } from '@chakra-ui/react'
import { ingredients } from '../../messages/ingredients.ts'
import { FoodArt } from './food-art.tsx'
import type { Suggestion } from './use-suggestions.ts'

interface SuggestionListProps {
  id: string
  suggestions: readonly Suggestion[]
  /** Place of the highlighted one; -1 for none. */
  highlighted: number
  onChoose: (suggestion: Suggestion) => void
}

/** The id of the option at a place of the list called `listId`, for `aria-activedescendant`. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** The foods that typed text may mean, under the input. Focus stays in the input; arrow keys move the highlight. */
export function SuggestionList({ id, suggestions, highlighted, onChoose }: SuggestionListProps) {
  return (
    <List ref={bringIntoSight} id={id} role="listbox" aria-label={ingredients.suggestions}>
      {suggestions.map((suggestion, index) => (
        <Option
          key={suggestion.ingredient.id}
          ref={index === highlighted ? bringIntoSight : undefined}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === highlighted}
          // Keeps focus in the input, so that the list is still there when the press ends.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <FoodArt src={suggestion.ingredient.thumbnail} />
          {suggestion.name}
          {suggestion.commonUnit && (
            <chakra.span ms="auto" color="mute" fontSize="xs">
              {suggestion.commonUnit}
            </chakra.span>
          )}
        </Option>
      ))}
    </List>
  )
}

/** In a low window, or over the keyboard of a phone, the list ends below what is seen. */
const bringIntoSight = (part: Element | null) => part?.scrollIntoView({ block: 'nearest' })

const List = chakra('ul', {
  base: {
    // The input stays in sight, too.
    scrollMarginTop: '20',
    pos: 'absolute',
    top: 'calc(100% + 0.5rem)',
    insetInline: '0',
    zIndex: 'dropdown',
    p: '2',
    listStyleType: 'none',
    bg: 'card',
    border: 'hairline',
    borderRadius: 'lg',
    boxShadow: 'lifted',
    maxH: 'min(24rem, 60dvh)',
    overflowY: 'auto',
    animation: 'rise 150ms ease-out',
  },
})

const Option = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'touch',
    px: '3',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'leaf.soft' },
    _selected: { bg: 'leaf.soft', color: 'leaf', fontWeight: 'semibold' },
  },
})
