import { useMutation } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { ScanBarcodeIcon } from 'lucide-react';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { SHOWS_PANTRY, useUndoChange } from '../../components/pantry/use-undo-change.ts';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { pantry } from '../../messages/pantry.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { isReceipt } from './is-receipt.ts';
import { ADD_ITEMS } from './pantry-queries.ts';

const text = pantry.add;
const loadScan = () => import('./scan/scan-dialog.tsx');

/** Takes what came into the kitchen: typed or pasted lines, a whole receipt, or barcodes. What is refused stays in the box. */
export function AddBox() {
  const [typed, setTyped] = useState('');
  const submission = useSubmission(['lines', 'receipt']);
  const [add] = useMutation(ADD_ITEMS, { refetchQueries: SHOWS_PANTRY });
  const undo = useUndoChange();
  const scan = useLazyDialog(loadScan);
  const send = async () => {
    if (submission.isBusy) return;
    if (!typed.trim()) return submission.refuse('lines', text.nothing);
    await submission.send(async () => {
      const input = isReceipt(typed) ? { receipt: typed } : { lines: typed.split('\n') };
      const { data } = await add({ variables: { input } });
      if (!data) return;
      const { items, change, ignored } = data.addPantryItems;
      setTyped('');
      showToast({
        title: text.added(items.map(({ name }) => name)),
        ...(ignored.length > 0 && { description: text.ignored(ignored.length) }),
        ...(change && { action: { label: pantry.undo, onPress: () => void undo(change.id) } }),
      });
    });
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };
  return (
    <>
      <chakra.form noValidate onSubmit={handleSubmit} display="grid" gap="3">
        <TextArea
          label={text.label}
          hint={text.hint}
          placeholder={text.placeholder}
          value={typed}
          rows={3}
          error={submission.errorOf('lines') ?? submission.errorOf('receipt')}
          onChange={setTyped}
          onKeyDown={handleKey}
        />
        <FormEnd submit={text.submit} busy={text.busy} isBusy={submission.isBusy} error={submission.error}>
          <Button aria-haspopup="dialog" onPointerEnter={scan.prefetch} onFocus={scan.prefetch} onClick={scan.open}>
            <ScanBarcodeIcon aria-hidden />
            {pantry.scan.open}
          </Button>
        </FormEnd>
      </chakra.form>
      {scan.part && scan.isOpen && <scan.part.ScanDialog onClose={scan.close} />}
    </>
  );
}
