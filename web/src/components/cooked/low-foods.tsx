import { Button, chakra, Stack } from '@chakra-ui/react';
import { ShoppingBasketIcon } from 'lucide-react';
import { useState } from 'react';
import { cookingSheet } from '../../messages/cooking-sheet.ts';
import { usePutOnList } from '../shopping-lists/use-put-on-list.ts';

const text = cookingSheet.low;

/** What runs low, with one button that puts it on the shopping list; nothing where nothing does. */
export function LowFoods({ names }: { names: readonly string[] }) {
  const { put, isBusy } = usePutOnList();
  const [listed, setListed] = useState<{ names: readonly string[]; list: string } | null>(null);
  const open = names.filter((name) => !listed?.names.includes(name));
  const handlePut = async () => {
    const list = await put(open);
    if (list) setListed({ names: [...(listed?.names ?? []), ...open], list: list.name });
  };
  if (open.length === 0 && !listed) return null;
  return (
    <Stack as="section" aria-label={text.label} gap="2">
      <chakra.p role="status" color="leaf" fontWeight="medium" _empty={{ display: 'none' }}>
        {listed && text.done(listed.names, listed.list)}
      </chakra.p>
      {open.length > 0 && (
        <Button
          variant="subtle"
          h="auto"
          py="2"
          whiteSpace="normal"
          aria-disabled={isBusy}
          onClick={() => void handlePut()}
        >
          <ShoppingBasketIcon aria-hidden />
          {isBusy ? text.busy : text.put(open)}
        </Button>
      )}
    </Stack>
  );
}
