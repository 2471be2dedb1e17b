import { Button } from '@chakra-ui/react';
import { PlusIcon } from 'lucide-react';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { collections as text } from '../../messages/collections.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { NO_COLLECTION, type CollectionDraft } from './collection-draft.ts';
import { useCreateCollection } from './use-create-collection.ts';

const loadDialog = () => import('./collection-dialog.tsx');

/** Opens the window in which a collection is made; `children` are its words. */
export function NewCollectionButton({ children }: { children: string }) {
  const { part, isOpen, open, close } = useLazyDialog(loadDialog);
  const submission = useSubmission(['name', 'description']);
  const create = useCreateCollection();
  const handleSubmit = async ({ name, description, isPublic }: CollectionDraft) => {
    const isDone = await submission.send(() => create({ name, description: description || null, isPublic }));
    if (!isDone) return;
    close();
    showToast(text.dialog.created(name));
  };
  return (
    <>
      <Button variant="solid" onClick={open}>
        <PlusIcon aria-hidden />
        {children}
      </Button>
      {part && isOpen && (
        <part.CollectionDialog
          title={text.dialog.createTitle}
          submitText={text.dialog.create}
          initial={NO_COLLECTION}
          submission={submission}
          isOpen
          onClose={close}
          onSubmit={(draft) => void handleSubmit(draft)}
        />
      )}
    </>
  );
}
