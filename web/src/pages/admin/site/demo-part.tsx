import { useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { graphql } from '../../../gql/gql.ts';
import { admin } from '../../../messages/admin.ts';
import { number } from '../../../messages/plural.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { toastError } from '../../../apollo/toast-error.ts';
import { Part } from './part.tsx';

const text = admin.site.demo;

const REMOVE_DEMO_DATA = graphql(`
  mutation RemoveDemoData {
    removeDemoData {
      cooks
      ratings
    }
  }
`);

/** The demo cooks, and the way to be rid of them. */
export function DemoPart({ cooks }: { cooks: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { loading }] = useMutation(REMOVE_DEMO_DATA, { refetchQueries: ['SiteDialog'] });
  const handleRemove = async () => {
    try {
      const { data } = await remove();
      setIsAsking(false);
      const gone = data?.removeDemoData;
      if (gone) showToast(text.removed(number(gone.cooks), number(gone.ratings)));
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <Part title={text.title}>
      <chakra.p color="mute">{text.text(number(cooks))}</chakra.p>
      <Button onClick={() => setIsAsking(true)}>{text.remove}</Button>
      <ConfirmDialog
        title={text.confirmTitle}
        text={text.confirm}
        confirmText={text.remove}
        isBusy={loading}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void handleRemove()}
      />
    </Part>
  );
}
