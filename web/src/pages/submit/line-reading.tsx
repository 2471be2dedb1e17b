import { chakra, Flex } from '@chakra-ui/react';
import { CheckIcon, CircleHelpIcon } from 'lucide-react';
import { importRecipe } from '../../messages/import-recipe.ts';
import { allOf, oneOf } from '../../messages/lists.ts';
import { ownRecipe } from '../../messages/own-recipe.ts';
import type { ReadLine } from './use-read-lines.ts';

const text = ownRecipe.form;

/** What Larder understands of an ingredient line, with the food's picture, or that it does not know the food; or what the cook chose. */
export function LineReading({ reading, chosen }: { reading: ReadLine | undefined; chosen: string | null }) {
  if (chosen !== null) {
    return (
      <Note>
        <CheckIcon aria-hidden />
        {importRecipe.chosen(chosen)}
      </Note>
    );
  }
  if (!reading) return null;
  if (!reading.ingredient) {
    return (
      <Note data-unknown>
        <CircleHelpIcon aria-hidden />
        {text.unknownFood(reading.name)}
      </Note>
    );
  }
  return (
    <Note>
      <chakra.img src={reading.ingredient.thumbnail} alt="" htmlWidth={24} htmlHeight={24} boxSize="6" />
      {text.understood(partsOf(reading, foodsOf(reading.ingredient, reading)))}
    </Note>
  );
}

/** All foods of a line in words: "butter or olive oil", "salt and black pepper". */
function foodsOf(food: { name: string }, { alternatives, beside }: ReadLine): string {
  const namesOf = (foods: readonly { name: string }[]): string[] => foods.map(({ name }) => name);
  return allOf([oneOf(namesOf([food, ...alternatives])), ...namesOf(beside)]);
}

function partsOf({ amount, amountMax, unit, preparation, isOptional }: ReadLine, foods: string): string {
  const most = amountMax === null ? '' : `–${short(amountMax)}`;
  const quantity = amount === null ? '' : `${short(amount)}${most}`;
  return [quantity, unit, foods, preparation && `(${preparation})`, isOptional && `(${text.optional})`]
    .filter(Boolean)
    .join(' ');
}

/** At most two decimals: a third of a cup is 0.33. */
function short(amount: number): number {
  return Math.round(amount * 100) / 100;
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
});
