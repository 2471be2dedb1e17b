import { Button, chakra, Flex } from '@chakra-ui/react';
import { changeStore } from '../../components/unsent-changes/change-store.ts';
import type { ListChange } from '../../components/unsent-changes/unsent-change.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const text = shoppingLists.changes;

/** Asks which of two changes of one item shall stay, whenever somebody else was faster. Closing it keeps theirs. */
export function ConflictDialog({ changes }: { changes: readonly ListChange[] }) {
  const asked = changes.find(({ conflict }) => conflict);
  if (!asked?.conflict || asked.act.kind !== 'amount') return null;
  const { conflict, act } = asked;
  const keep = () => changeStore.remove(asked.id);
  const replace = () => {
    const { conflict: _answered, ...change } = asked;
    changeStore.replace({ ...change, act: { ...act, version: conflict.version } });
  };
  return (
    <Dialog key={asked.id} title={text.conflictTitle} isOpen onClose={keep}>
      <chakra.p color="mute">{text.conflictText(asked.itemName)}</chakra.p>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2" my="4">
        <Term>{text.mine}</Term>
        <Value>{said(act.amount, act.unit)}</Value>
        <Term>{text.theirs}</Term>
        <Value>{said(conflict.totalAmount, conflict.unit)}</Value>
      </chakra.dl>
      <Flex gap="3" justify="flex-end" wrap="wrap">
        <Button onClick={keep}>{text.keep}</Button>
        <Button variant="solid" onClick={replace}>
          {text.replace}
        </Button>
      </Flex>
    </Dialog>
  );
}

const said = (amount: number | null, unit: string | null): string =>
  amount === null ? text.nothing : shoppingLists.amount(amount, unit);

const Term = chakra('dt', { base: { color: 'mute' } });
const Value = chakra('dd', { base: { fontWeight: 'semibold' } });
