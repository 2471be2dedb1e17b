import { chakra, Stack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { adminFoods } from '../../../messages/admin-foods.ts';
import type { Weakening } from './weakening.ts';

const text = adminFoods.warning;
/** Foods told by name. */
const TOLD = 8;

/** What a change takes away and whom it concerns, before it is made. */
export function WeakeningNotice({ weakened, recipes }: Weakening) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Stack
      ref={notice}
      role="alert"
      tabIndex={-1}
      gap="2"
      p="4"
      bg="tomato.soft"
      color="tomato.ink"
      borderRadius="md"
      fontSize="sm"
    >
      <chakra.p fontWeight="semibold">{text.title}</chakra.p>
      <chakra.ul ps="5" listStyleType="disc">
        {weakened.slice(0, TOLD).map(({ food, allergens, diets }) => (
          <li key={food}>{text.line(food, [...allergens, ...diets.map(text.diet)].join(', '))}</li>
        ))}
        {weakened.length > TOLD && <li>{text.more(weakened.length - TOLD)}</li>}
      </chakra.ul>
      <p>{text.recipes(recipes)}</p>
    </Stack>
  );
}
