import { useMutation } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { RefrigeratorIcon } from 'lucide-react';
import { useState } from 'react';
import { failureOf, needsSignIn } from '../../apollo/failure.ts';
import { graphql } from '../../gql/gql.ts';
import { pantry as text } from '../../messages/pantry.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { whenSent } from '../unsent-changes/when-sent.ts';
import { SHOWS_PANTRY, useUndoChange } from './use-undo-change.ts';

const PUT_AWAY = graphql(`
  mutation PutListAway($input: ShoppingListIdInput!) {
    putListAway(input: $input) {
      shoppingList {
        id
      }
      change {
        id
      }
      takenOff
    }
  }
`);

const PUT_BACK = graphql(`
  mutation PutBackOnList($input: ShoppingListItemIdInput!) {
    restoreShoppingListItem(input: $input) {
      shoppingList {
        id
      }
    }
  }
`);

/** The query that shows the list. */
const LIST = ['ShoppingListPage'];

interface PutAwayButtonProps {
  listId: string;
  /** How many things of the list are ticked. */
  ticked: number;
}

/** Puts what is ticked into the pantry, in one press; the notice takes it back. It stands there before anything is ticked: what is below it does not move under the finger. */
export function PutAwayButton({ listId, ticked }: PutAwayButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const [putAway, { client }] = useMutation(PUT_AWAY);
  const [putBack] = useMutation(PUT_BACK);
  const undo = useUndoChange();
  const takeBack = async (change: string, items: readonly string[]) => {
    if (!(await undo(change))) return;
    for (const id of items) await putBack({ variables: { input: { id } } });
    await client.refetchQueries({ include: LIST });
  };
  const send = async () => {
    await whenSent((change) => change.listId === listId);
    const { data } = await putAway({
      variables: { input: { id: listId } },
      refetchQueries: [...SHOWS_PANTRY, ...LIST],
    });
    if (!data) return;
    const { change, takenOff } = data.putListAway;
    showToast({
      title: text.putAway.done(takenOff.length),
      description: text.putAway.look(takenOff.length),
      ...(change && { action: { label: text.undo, onPress: () => void takeBack(change.id, takenOff) } }),
    });
  };
  const isOff = isBusy || ticked === 0;
  const handleClick = async () => {
    if (isOff) return;
    setBusy(true);
    try {
      await send();
    } catch (error) {
      if (!needsSignIn(error))
        showToast({ variant: 'destructive', title: text.notChanged, description: failureOf(error).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant={ticked === 0 ? 'outline' : 'solid'}
      color={ticked === 0 ? 'mute' : undefined}
      aria-disabled={isOff}
      onClick={() => void handleClick()}
      _print={{ display: 'none' }}
    >
      <RefrigeratorIcon aria-hidden />
      {ticked === 0 ? text.putAway.nothing : text.putAway.button(ticked)}
    </Button>
  );
}
