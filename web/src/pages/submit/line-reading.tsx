import { chakra, Flex } from '@chakra-ui/react'
import { LuCircleHelp } from 'react-icons/lu'
import { ownRecipe } from '../../messages/own-recipe.ts'
import type { ReadLine } from './use-read-lines.ts'

const text = ownRecipe.form

/** What Larder understands of an ingredient line, with the food's picture, or that it does not know the food. */
export function LineReading({ reading }: { reading: ReadLine | undefined }) {
  if (!reading) return null
  if (!reading.ingredient) {
    return (
      <Note data-unknown>
        <LuCircleHelp aria-hidden />
        {text.unknownFood(reading.name)}
      </Note>
    )
  }
  return (
    <Note>
      <chakra.img src={reading.ingredient.thumbnail} alt="" htmlWidth={24} htmlHeight={24} boxSize="6" />
      {text.understood(partsOf(reading, reading.ingredient.name))}
    </Note>
  )
}

function partsOf({ amount, amountMax, unit, preparation, isOptional }: ReadLine, food: string): string {
  const most = amountMax === null ? '' : `–${short(amountMax)}`
  const quantity = amount === null ? '' : `${short(amount)}${most}`
  return [quantity, unit, food, preparation && `(${preparation})`, isOptional && `(${text.optional})`].filter(Boolean).join(' ')
}

/** At most two decimals: a third of a cup is 0.33. */
function short(amount: number): number {
  return Math.round(amount * 100) / 100
}

const Note = chakra(Flex, {
  base: {
    alignItems: 'center',
    gap: '2',
    ps: '4',
    fontSize: 'sm',
    color: 'mute',
    overflowWrap: 'anywhere',
    '&[data-unknown]': { color: 'ink', '& svg': { color: 'tomato.ink', flexShrink: 0 } },
  },
})
