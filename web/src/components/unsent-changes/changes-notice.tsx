import { Button, chakra, Stack } from '@chakra-ui/react';
import { CloudOffIcon } from 'lucide-react';
import { useDebounced } from '../../hooks/use-debounced.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { changeStore } from './change-store.ts';
import type { UnsentChange } from './unsent-change.ts';

const text = shoppingLists.changes;

/** What waits less than this goes through as if at once, in milliseconds: it is not reported. */
const UNNOTICED_MS = 1_500;

/**
 * Says what could not be sent yet, and what the server would not have, until the cook has read it. The first comes by itself while the
 * cook ticks: it has its line from the beginning, so that no item moves away under the finger.
 */
export function ChangesNotice({ changes }: { changes: readonly UnsentChange[] }) {
  const refused = changes.filter(({ refusal }) => refusal !== undefined);
  const waiting = useLasting(changes.filter(({ conflict, refusal }) => !conflict && refusal === undefined).length);
  return (
    <Stack gap="0" role="status">
      <WaitingLine>
        {waiting > 0 && (
          <>
            <CloudOffIcon aria-hidden />
            {text.waiting(waiting)}
          </>
        )}
      </WaitingLine>
      {refused.map(({ id, itemName, refusal = '' }) => (
        <Refusal key={id}>
          <chakra.span flex="1">{text.refusedLine(itemName, refusal)}</chakra.span>
          <Button size="sm" onClick={() => changeStore.remove(id)}>
            {text.dismiss}
          </Button>
        </Refusal>
      ))}
    </Stack>
  );
}

/** A count, once it has not been 0 for a while. */
function useLasting(count: number): number {
  const wasSome = useDebounced(count > 0, UNNOTICED_MS);
  return wasSome ? count : 0;
}

/** As high without words as with them; it takes its height from the room around it. */
const WaitingLine = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    h: '6',
    my: '-3',
    px: '1',
    color: 'ink',
    fontSize: 'sm',
    whiteSpace: 'nowrap',
    '& > svg': { color: 'saffron' },
  },
});
const Refusal = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '4',
    py: '3',
    borderRadius: 'md',
    mt: '3',
    bg: 'saffron.soft',
    color: 'ink',
    fontSize: 'sm',
  },
});
