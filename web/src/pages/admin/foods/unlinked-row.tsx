import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useState, type KeyboardEvent } from 'react';
import type { AdminUnlinkedLinesQuery } from '../../../gql/graphql.ts';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { Card } from '../../../ui/display/card.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { NewFoodDialog } from './new-food-dialog.tsx';
import type { Meanings } from './say-what-it-means.ts';

const text = adminFoods.lines;

/** Words that no food was found for. */
export type Unlinked = AdminUnlinkedLinesQuery['adminUnlinkedLines']['edges'][number]['node'];

interface UnlinkedRowProps {
  line: Unlinked;
  meanings: Meanings;
  /** Something was said about it, or is just being said. */
  onSettled: () => void;
}

/** What some words in recipes may mean: one press, or one key, settles it. */
export function UnlinkedRow({ line, meanings, onSettled }: UnlinkedRowProps) {
  const { phrase, suggestions } = line;
  const [open, setOpen] = useState<'new' | 'other' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const settle = (act: Promise<void>) => {
    setBusy(true);
    void act.then(onSettled).finally(() => setBusy(false));
  };
  const link = (food: Unlinked['suggestions'][number] | undefined) => food && settle(meanings.link(phrase, food));
  const handleKey = (event: KeyboardEvent) => {
    if (isBusy || open || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    if (/^[1-9]$/.test(key)) link(suggestions[Number(key) - 1]);
    else if (key === 'n') setOpen('new');
    else if (key === 'x') settle(meanings.setNotFood(phrase, true));
    else return;
    event.preventDefault();
  };
  return (
    <Card as="li" p="4" display="grid" gap="3" opacity={isBusy ? 0.6 : 1} onKeyDown={handleKey}>
      <Flex gap="2" wrap="wrap" align="baseline" justify="space-between">
        <Stack gap="0" minW="0">
          <chakra.h2 fontWeight="semibold" overflowWrap="anywhere">
            {phrase}
          </chakra.h2>
          <chakra.p color="mute" fontSize="sm" overflowWrap="anywhere">
            {line.example}
          </chakra.p>
        </Stack>
        <chakra.p color="mute" fontSize="sm">
          {text.count(line.lines, line.recipes)}
        </chakra.p>
      </Flex>
      <Flex role="group" aria-label={text.label(phrase)} gap="2" wrap="wrap">
        {suggestions.map((food, at) => (
          <Button key={food.id} variant="subtle" aria-keyshortcuts={String(at + 1)} onClick={() => link(food)}>
            {food.name} <Key aria-hidden>{at + 1}</Key>
          </Button>
        ))}
        <Button onClick={() => setOpen('other')}>{text.other}</Button>
        <Button aria-keyshortcuts="n" onClick={() => setOpen('new')}>
          {text.newFood} <Key aria-hidden>N</Key>
        </Button>
        <Button aria-keyshortcuts="x" onClick={() => settle(meanings.setNotFood(phrase, true))}>
          {text.noFood} <Key aria-hidden>X</Key>
        </Button>
      </Flex>
      {open === 'new' && <NewFoodDialog name={phrase} onClose={() => setOpen(null)} />}
      {open === 'other' && (
        <LinkDialog
          phrase={phrase}
          onLink={(food) => settle(meanings.link(phrase, food))}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}

/** The key that does the same. */
const Key = chakra('kbd', {
  base: {
    display: { base: 'none', md: 'inline-grid' },
    placeItems: 'center',
    minW: '5',
    h: '5',
    px: '1',
    border: '1px solid currentColor',
    borderRadius: 'sm',
    fontSize: 'xs',
    lineHeight: '1',
    fontFamily: 'inherit',
  },
});
