import { chakra, Flex } from '@chakra-ui/react';
import { memo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { PencilIcon, Trash2Icon } from 'lucide-react';
import type { ListItem } from '../../components/unsent-changes/list-parts.ts';
import { shoppingLists } from '../../messages/shopping-lists.ts';
import { Checkbox } from '../../ui/controls/checkbox.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { ItemEditForm } from './item-edit-form.tsx';
import { ItemWords } from './item-words.tsx';
import { useSwipeRow } from '../../hooks/use-swipe-row.ts';

const text = shoppingLists.item;

/** What can be done with an item. */
export interface RowActions {
  tick: (item: ListItem, isChecked: boolean) => void;
  setAmount: (item: ListItem, amount: number | null, unit: string | null) => void;
  takeSum: (item: ListItem) => void;
  remove: (item: ListItem) => void;
}

/** One line of a list. */
export interface ItemRowProps {
  item: ListItem;
  actions: RowActions;
  isPhone: boolean;
  /** Id of the row that a finger is on; while it is, no other is edited. */
  touched: RefObject<string | null>;
}

/** See {@link ItemRowProps}. On a phone it is pushed aside to be deleted; the Delete key and the button of the form do the same. */
export const ItemRow = memo(function ItemRow({ item, actions, isPhone, touched }: ItemRowProps) {
  /** The item as it was when its form was opened: what somebody else changes under the form must not pass for seen. */
  const [edited, setEdited] = useState<ListItem | null>(null);
  const isEditing = edited !== null;
  const sheet = useRef<HTMLDivElement>(null);
  const action = useRef<HTMLButtonElement>(null);
  const isRevealed = useSwipeRow({ id: item.id, isOn: isPhone && !isEditing, sheet, action, touched });
  const edit = () => {
    if (touched.current === null || touched.current === item.id) setEdited(item);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' || isEditing) return;
    event.preventDefault();
    actions.remove(item);
  };
  return (
    <Row data-item={item.id} onKeyDown={handleKey}>
      {isPhone && (
        <DeleteAction
          ref={action}
          tabIndex={isRevealed ? 0 : -1}
          aria-hidden={!isRevealed}
          visibility={isRevealed ? 'visible' : 'hidden'}
          onClick={() => actions.remove(item)}
        >
          {text.deleteWord}
        </DeleteAction>
      )}
      <Sheet ref={sheet}>
        {edited ? (
          <ItemEditForm item={edited} actions={actions} onClose={() => setEdited(null)} />
        ) : (
          <Flex align="center" gap="3">
            <Flex
              flex="1"
              minW="0"
              css={{
                '& > label': { w: 'full', _print: { minH: 0, gap: '2' } },
                '& input': { _print: { boxSize: '4' } },
              }}
            >
              <Checkbox checked={item.isChecked} onChange={(isChecked) => actions.tick(item, isChecked)}>
                <ItemWords item={item} isPhone={isPhone} />
              </Checkbox>
            </Flex>
            <Flex flexShrink="0" _print={{ display: 'none' }}>
              <IconButton label={text.edit(item.name)} onClick={edit}>
                <PencilIcon />
              </IconButton>
              {!isPhone && (
                <IconButton label={text.delete(item.name)} onClick={() => actions.remove(item)}>
                  <Trash2Icon />
                </IconButton>
              )}
            </Flex>
          </Flex>
        )}
      </Sheet>
    </Row>
  );
});

const Row = chakra('li', {
  base: { pos: 'relative', overflow: 'hidden', mx: '-1', borderTop: 'hairline', _first: { borderTop: 'none' } },
});
const Sheet = chakra('div', {
  base: {
    pos: 'relative',
    bg: 'inherit',
    py: { base: '2', _print: '0' },
    px: '1',
    touchAction: 'pan-y',
    transition: 'transform 200ms',
    _motionReduce: { transition: 'none' },
  },
});
const DeleteAction = chakra(
  'button',
  {
    base: {
      pos: 'absolute',
      top: '1',
      bottom: '1',
      insetEnd: '0',
      w: '24',
      borderRadius: 'md',
      bg: 'tomato.soft',
      color: 'tomato.ink',
      fontWeight: 'semibold',
      cursor: 'pointer',
    },
  },
  { defaultProps: { type: 'button' } },
);
