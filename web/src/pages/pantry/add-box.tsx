import { Button, chakra } from '@chakra-ui/react';
import { ScanBarcodeIcon } from 'lucide-react';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { pantry } from '../../messages/pantry.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import type { PantryActions } from './loaded-pantry.ts';

const text = pantry.add;
const loadScan = () => import('./scan/scan-dialog.tsx');

/**
 * Takes what came into the kitchen: typed or pasted lines, a whole receipt, or barcodes, which an account remembers. What is refused stays
 * in the box.
 */
export function AddBox({ onAdd, hasScan }: { onAdd: PantryActions['add']; hasScan: boolean }) {
  const [typed, setTyped] = useState('');
  const submission = useSubmission(['lines', 'receipt']);
  const scan = useLazyDialog(loadScan);
  const send = async () => {
    if (submission.isBusy) return;
    if (!typed.trim()) return submission.refuse('lines', text.nothing);
    if (await submission.send(() => onAdd(typed))) setTyped('');
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
          hint={
            <>
              {text.hint} <WithKeys>{text.keys}</WithKeys>
            </>
          }
          placeholder={text.placeholder}
          value={typed}
          rows={3}
          error={submission.errorOf('lines') ?? submission.errorOf('receipt')}
          onChange={setTyped}
          onKeyDown={handleKey}
        />
        <FormEnd submit={text.submit} busy={text.busy} isBusy={submission.isBusy} error={submission.error}>
          {hasScan && (
            <Button aria-haspopup="dialog" onPointerEnter={scan.prefetch} onFocus={scan.prefetch} onClick={scan.open}>
              <ScanBarcodeIcon aria-hidden />
              {pantry.scan.open}
            </Button>
          )}
        </FormEnd>
      </chakra.form>
      {scan.part && scan.isOpen && <scan.part.ScanDialog onClose={scan.close} />}
    </>
  );
}

/** Where a finger points there are no such keys. */
const WithKeys = chakra('span', { base: { '@media (pointer: coarse)': { display: 'none' } } });
