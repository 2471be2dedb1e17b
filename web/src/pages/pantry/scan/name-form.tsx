import { Button, chakra } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../hooks/use-submission.ts';
import { pantry } from '../../../messages/pantry.ts';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';

const text = pantry.scan.ask;

interface NameFormProps {
  code: string;
  /** Rejects where the answer is refused; it then stands in the form. */
  onName: (line: string) => Promise<void>;
  onSkip: () => void;
}

/** Asks what a new barcode is. */
export function NameForm({ code, onName, onSkip }: NameFormProps) {
  const [typed, setTyped] = useState('');
  const submission = useSubmission(['lines', 'barcode']);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (submission.isBusy) return;
    if (!typed.trim()) return submission.refuse('lines', text.nothing);
    void submission.send(() => onName(typed.trim()));
  };
  return (
    <chakra.form noValidate onSubmit={handleSubmit} display="grid" gap="4">
      <TextField
        label={text.label}
        hint={text.hint(code)}
        placeholder={text.placeholder}
        value={typed}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question comes by itself, and is read out with its field
        autoFocus
        error={submission.errorOf('lines') ?? submission.errorOf('barcode')}
        onChange={setTyped}
      />
      <FormEnd submit={text.save} busy={text.saving} isBusy={submission.isBusy} error={submission.error}>
        <Button onClick={onSkip}>{text.skip}</Button>
      </FormEnd>
    </chakra.form>
  );
}
