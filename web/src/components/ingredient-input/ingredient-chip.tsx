import { chakra } from '@chakra-ui/react'
import { LuX } from 'react-icons/lu'
import { ingredients } from '../../messages/ingredients.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Chip } from './chip.ts'
import { FoodArt } from './food-art.tsx'

/** What looking a chip up has brought. */
export interface ChipFood {
  isKnown: boolean
  thumbnail: string | null
}

interface IngredientChipProps {
  chip: Chip
  food: ChipFood | undefined
  onRemove: () => void
}

/** One held ingredient: its picture, its name, how much of it, and a button that takes it away. */
export function IngredientChip({ chip, food, onRemove }: IngredientChipProps) {
  const amount = [chip.qty, chip.unit].filter(Boolean).join(' ')
  return (
    <Frame data-unknown={food?.isKnown === false || undefined}>
      <FoodArt src={food?.thumbnail} />
      <chakra.span fontWeight="semibold" fontSize="sm" overflowWrap="anywhere">
        {chip.name}
      </chakra.span>
      {amount && (
        <chakra.span color="mute" fontSize="xs" whiteSpace="nowrap">
          {amount}
        </chakra.span>
      )}
      <IconButton label={ingredients.remove(chip.name)} size="xs" color="inherit" _hover={{ bg: 'card' }} onClick={onRemove}>
        <LuX />
      </IconButton>
    </Frame>
  )
}

const Frame = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minH: '9',
    maxW: 'full',
    px: '1.5',
    borderRadius: 'pill',
    bg: 'leaf.soft',
    color: 'leaf',
    animation: 'rise 150ms ease-out',
    // The page says in words which ones it does not know.
    '&[data-unknown]': { bg: 'saffron.soft', color: 'ink' },
  },
})
