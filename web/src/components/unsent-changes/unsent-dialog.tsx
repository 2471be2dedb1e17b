import { shoppingLists } from '../../messages/shopping-lists.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import type { OpenQuestion } from './unsent-question.ts';

const text = shoppingLists.changes;

/** Asks before changes that could not be sent are thrown away. */
export function UnsentDialog({ question: { count, answer } }: { question: OpenQuestion }) {
  return (
    <ConfirmDialog
      title={text.signOutTitle}
      text={text.signOutText(count)}
      confirmText={text.signOutYes}
      isOpen
      onClose={() => answer(false)}
      onConfirm={() => answer(true)}
    />
  );
}
