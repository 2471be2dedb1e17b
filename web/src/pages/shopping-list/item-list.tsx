import { chakra, Stack } from '@chakra-ui/react';
import { useEffect, useLayoutEffect, useRef, type FocusEvent } from 'react';
import type { ListItem } from '../../components/unsent-changes/list-parts.ts';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { aisleName } from '../../messages/shopping-lists.ts';
import { ItemRow, type RowActions } from './item-row.tsx';

/** Roughly, in rem: holds the place of an aisle that was not drawn yet. */
const ROW_HEIGHT = 4.25;

/** The lines of a list, by aisle. */
export interface ItemListProps {
  items: readonly ListItem[];
  /** Every aisle in the order of the shop. */
  aisles: readonly string[];
  actions: RowActions;
  isPhone: boolean;
}

/** How long rows stay where they are after a tick, in milliseconds: the next press must not meet another one. */
const CALM_MS = 1500;

/** Puts what is still to be bought first, each part in its own order, a moment after the last tick. */
function useTickedLast(items: readonly ListItem[]): (part: readonly ListItem[]) => ListItem[] {
  const settled = useDebounced(items, CALM_MS);
  const wasTicked = new Map(settled.map(({ id, isChecked }) => [id, isChecked]));
  const rank = ({ id, isChecked }: ListItem) => Number(wasTicked.get(id) ?? isChecked);
  return (part) => part.toSorted((one, other) => rank(one) - rank(other));
}

/** See {@link ItemListProps}. A row is drawn again only when its own item changes; one that is ticked goes below the others of its aisle in a moment. */
export function ItemList({ items, aisles, actions, isPhone }: ItemListProps) {
  const touched = useRef<string | null>(null);
  const keepFocus = useFocusKept();
  const tickedLast = useTickedLast(items);
  const byAisle = Map.groupBy(items, ({ aisle }) => aisle);
  const shown = [...new Set([...aisles, ...byAisle.keys()])].filter((aisle) => byAisle.has(aisle));
  return (
    <Stack gap="6" onFocus={keepFocus} _print={{ display: 'block', columns: 2, columnGap: '8' }}>
      {shown.map((aisle) => (
        <Aisle
          key={aisle}
          aria-label={aisleName(aisle)}
          style={{ containIntrinsicBlockSize: `auto ${(byAisle.get(aisle)?.length ?? 0) * ROW_HEIGHT}rem` }}
        >
          <chakra.h2 textStyle="card" fontSize="lg" mb="1">
            {aisleName(aisle)}
          </chakra.h2>
          <chakra.ul listStyleType="none">
            {tickedLast(byAisle.get(aisle) ?? []).map((item) => (
              <ItemRow key={item.id} item={item} actions={actions} isPhone={isPhone} touched={touched} />
            ))}
          </chakra.ul>
        </Aisle>
      ))}
    </Stack>
  );
}

/** Drawn when it comes near the window: of a list of hundreds, an aisle or two. As what it holds is clipped then, it leaves the rows their margin. */
const Aisle = chakra('section', {
  base: { contentVisibility: { base: 'auto', _print: 'visible' }, mx: '-1', px: '1', _print: { mb: '3' } },
});

/** A row that moves while it has the focus loses it in some browsers; it is given back. Returns what is to be told of the focus. */
function useFocusKept(): (event: FocusEvent) => void {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const kept = last.current;
    if (document.activeElement === document.body && kept instanceof HTMLElement && kept.isConnected)
      kept.focus({ preventScroll: true });
  });
  useEffect(() => {
    // A pointer elsewhere has left by itself.
    const handlePress = ({ target }: Event) => {
      if (target instanceof Node && !last.current?.closest('li')?.contains(target)) last.current = null;
    };
    document.addEventListener('pointerdown', handlePress, true);
    return () => document.removeEventListener('pointerdown', handlePress, true);
  }, []);
  return ({ target }) => {
    last.current = target;
  };
}
