import { Button, chakra, Stack } from '@chakra-ui/react';
import { CheckIcon, ShoppingBasketIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useViewer } from '../../apollo/viewer.tsx';
import { unlocks as text } from '../../messages/unlocks.ts';
import { FoodArt } from '../ingredient-input/food-art.tsx';
import { openRecipeWindow } from '../recipe-window/recipe-window.ts';
import { usePutOnList } from '../shopping-lists/use-put-on-list.ts';

interface UnlockRowProps {
  foods: readonly { name: string; thumbnail: string | null }[];
  examples: readonly { title: string }[];
  /** What to buy and what that completes. */
  children: ReactNode;
}

/** A line of what to buy: one food, or two that are bought together, with recipes that they complete and a button that puts them on the shopping list. */
export function UnlockRow({ foods, examples, children }: UnlockRowProps) {
  return (
    <Row>
      <Stack gap="1">
        {foods.map(({ name, thumbnail }) => (
          <FoodArt key={name} src={thumbnail} />
        ))}
      </Stack>
      <Stack gap="0" flex="1 1 12rem" minW="0">
        <chakra.p>{children}</chakra.p>
        <chakra.p fontSize="sm" color="mute">
          {text.such(examples.map(({ title }) => title))}
        </chakra.p>
      </Stack>
      <PutButton foods={foods.map(({ name }) => name)} />
    </Row>
  );
}

/** Puts foods on the newest shopping list, and then says on which. */
function PutButton({ foods }: { foods: readonly string[] }) {
  const viewer = useViewer();
  const { put, isBusy } = usePutOnList();
  const [list, setList] = useState<string | null>(null);
  const handlePut = async () => {
    if (viewer === null) return openRecipeWindow({ kind: 'foods', foods });
    setList((await put(foods))?.name ?? null);
  };
  return (
    <>
      <chakra.p role="status" color="leaf" fontSize="sm" fontWeight="medium" _empty={{ display: 'none' }}>
        {list !== null && (
          <>
            <CheckIcon aria-hidden /> {text.done(list)}
          </>
        )}
      </chakra.p>
      {list === null && (
        <Button variant="subtle" aria-label={text.putOf(foods)} aria-disabled={isBusy} onClick={() => void handlePut()}>
          <ShoppingBasketIcon aria-hidden />
          {isBusy ? text.busy(foods.length) : text.put}
        </Button>
      )}
    </>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    py: '2.5',
    borderTop: 'hairline',
    _first: { borderTop: 'none' },
    '& [role=status]': { display: 'inline-flex', alignItems: 'center', gap: '1.5', minH: 'touch' },
  },
});
