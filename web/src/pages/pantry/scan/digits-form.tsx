import { chakra } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../hooks/use-submission.ts';
import { pantry } from '../../../messages/pantry.ts';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { readDigits } from './barcode-digits.ts';
import { PhotoButton } from './photo-button.tsx';

const text = pantry.scan.digits;

/** Takes a barcode without the camera: typed, or from a photo. */
export function DigitsForm({ onCode }: { onCode: (code: string) => Promise<void> }) {
  const [typed, setTyped] = useState('');
  const submission = useSubmission(['barcode']);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (submission.isBusy) return;
    const read = readDigits(typed);
    if ('fault' in read) return submission.refuse('barcode', read.fault);
    setTyped('');
    void submission.send(() => onCode(read.code));
  };
  return (
    <chakra.form noValidate onSubmit={handleSubmit} display="grid" gap="3">
      <TextField
        label={text.label}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        // What is pasted may hold spaces.
        maxLength={24}
        error={submission.errorOf('barcode')}
        onChange={setTyped}
      />
      <FormEnd submit={text.submit} busy={text.busy} isBusy={submission.isBusy}>
        <PhotoButton onCode={onCode} />
      </FormEnd>
    </chakra.form>
  );
}
