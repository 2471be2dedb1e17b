import { useCallback, useMemo } from 'react';
import { ShoppingBasketIcon } from 'lucide-react';
import { applyChanges } from '../../components/unsent-changes/apply-changes.ts';
import type { ListItem, ListParts } from '../../components/unsent-changes/list-parts.ts';
import { useListChanges } from '../../components/unsent-changes/use-list-changes.ts';
import { PutAwayButton } from '../../components/pantry/put-away-button.tsx';
import { shoppingLists as text } from '../../messages/shopping-lists.ts';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { AddItemForm } from './add-item-form.tsx';
import { ChangesNotice } from '../../components/unsent-changes/changes-notice.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DesktopFrame, PhoneFrame } from './frames.tsx';
import { ItemList } from './item-list.tsx';
import type { RowActions } from './item-row.tsx';

interface ShoppingListViewProps {
  list: ListParts;
  isPhone: boolean;
}

/** A list with everything that can be done to it. What the cook does is shown at once, whatever the network does. */
export function ShoppingListView({ list, isPhone }: ShoppingListViewProps) {
  const { changes, change, undoDelete } = useListChanges(list.id);
  const items = useMemo(() => applyChanges(list.items, changes), [list.items, changes]);
  const layout = isPhone ? 'mobile' : 'desktop';
  const remove = useCallback(
    (item: ListItem) => {
      change(item, { kind: 'delete' });
      const { removed, undo } = text.item;
      showToast({
        title: removed[layout],
        description: item.name,
        action: { label: undo, onPress: () => undoDelete(item) },
      });
    },
    [change, undoDelete, layout],
  );
  const actions = useMemo<RowActions>(
    () => ({
      tick: (item, isChecked) => change(item, { kind: 'tick', isChecked }),
      setAmount: (item, amount, unit) => {
        change(item, { kind: 'amount', amount, unit, version: item.version });
        showToast(text.item.updated[layout]);
      },
      takeSum: (item) => change(item, { kind: 'sum' }),
      remove,
    }),
    [change, remove, layout],
  );
  const Frame = isPhone ? PhoneFrame : DesktopFrame;
  return (
    <>
      <Frame list={list} items={items}>
        <AddItemForm
          onAdd={(typed) => change({ id: crypto.randomUUID(), name: typed }, { kind: 'add', text: typed })}
        />
        {items.length > 0 && (
          <PutAwayButton listId={list.id} ticked={items.filter(({ isChecked }) => isChecked).length} />
        )}
        <ChangesNotice changes={changes} />
        {items.length === 0 ? (
          <EmptyState icon={<ShoppingBasketIcon />} title={text.page.empty.title} text={text.page.empty.text} />
        ) : (
          <ItemList items={items} aisles={list.aisles} actions={actions} isPhone={isPhone} />
        )}
      </Frame>
      <ConflictDialog changes={changes} />
    </>
  );
}
