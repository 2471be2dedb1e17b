import { useMutation } from '@apollo/client/react';
import { Button, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { useState } from 'react';
import { ChevronDownIcon, ChevronUpIcon, GripVerticalIcon } from 'lucide-react';
import { needsSignIn } from '../../apollo/failure.ts';
import { keepList } from '../../components/unsent-changes/list-page.ts';
import { graphql } from '../../gql/gql.ts';
import { common } from '../../messages/common.ts';
import { aisleName, shoppingLists } from '../../messages/shopping-lists.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { dragPlugins, dragSensors } from '../../ui/drag-settings.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { prefersReducedMotion } from '../../ui/motion/reduced-motion.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';

const text = shoppingLists.aisles;

const SET_ORDER = graphql(`
  mutation SetAisleOrder($input: SetAisleOrderInput!) {
    setAisleOrder(input: $input) {
      aisles
    }
  }
`);

interface AisleOrderDialogProps {
  listId: string;
  aisles: readonly string[];
  onClose: () => void;
}

/** The window in which the aisles are put in the order of the cook's shop: dragged, by keyboard, or by buttons. */
export function AisleOrderDialog({ listId, aisles, onClose }: AisleOrderDialogProps) {
  const [order, setOrder] = useState(aisles);
  const [said, setSaid] = useState('');
  const [save, { client }] = useMutation(SET_ORDER);
  const move = (from: number, to: number) => {
    const moved = order[from];
    if (moved === undefined || from === to || to < 0 || to >= order.length) return;
    const next = order.toSpliced(from, 1).toSpliced(to, 0, moved);
    setOrder(next);
    setSaid(text.moved(aisleName(moved), to + 1, next.length));
  };
  const done = async () => {
    onClose();
    if (order.every((aisle, at) => aisle === aisles[at])) return;
    const write = (value: readonly string[]) =>
      client.cache.modify<{ aisles: readonly string[] }>({
        id: client.cache.identify({ __typename: 'ShoppingList', id: listId }) ?? '',
        fields: { aisles: () => value },
      });
    write(order);
    try {
      await save({ variables: { input: { aisles: [...order] } } });
      keepList(client, listId);
    } catch (error) {
      write(aisles);
      if (!needsSignIn(error)) showToast(common.failed(text.failed));
    }
  };
  return (
    <Dialog title={text.order} isOpen onClose={() => void done()}>
      <chakra.p color="mute" mb="4">
        {text.lead}
      </chakra.p>
      <DragDropProvider
        sensors={dragSensors}
        plugins={dragPlugins}
        onDragEnd={({ canceled, operation: { source } }) => {
          if (!canceled && isSortable(source)) move(source.initialIndex, source.index);
        }}
      >
        <chakra.ul listStyleType="none" maxH="55dvh" overflowY="auto" mx="-2" px="2">
          {order.map((aisle, index) => (
            <AisleRow key={aisle} aisle={aisle} index={index} count={order.length} onMove={move} />
          ))}
        </chakra.ul>
      </DragDropProvider>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Flex justify="flex-end" mt="5">
        <Button variant="solid" onClick={() => void done()}>
          {text.done}
        </Button>
      </Flex>
    </Dialog>
  );
}

interface AisleRowProps {
  aisle: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

function AisleRow({ aisle, index, count, onMove }: AisleRowProps) {
  const { ref, handleRef } = useSortable({ id: aisle, index, ...(prefersReducedMotion() && { transition: null }) });
  const name = aisleName(aisle);
  return (
    <Flex as="li" ref={ref} align="center" gap="2" bg="card" borderBottom="hairline">
      <Handle ref={handleRef}>
        <GripVerticalIcon aria-hidden />
        {name}
      </Handle>
      <IconButton label={text.up(name)} aria-disabled={index === 0} onClick={() => onMove(index, index - 1)}>
        <ChevronUpIcon />
      </IconButton>
      <IconButton label={text.down(name)} aria-disabled={index === count - 1} onClick={() => onMove(index, index + 1)}>
        <ChevronDownIcon />
      </IconButton>
    </Flex>
  );
}

const Handle = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      flex: '1',
      minH: 'touch',
      textAlign: 'start',
      cursor: 'grab',
      touchAction: 'manipulation',
    },
  },
  { defaultProps: { type: 'button' } },
);
