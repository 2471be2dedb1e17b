import { chakra } from '@chakra-ui/react';
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useSubmission } from '../../hooks/use-submission.ts';
import { pantry } from '../../messages/pantry.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import type { PantryActions } from './loaded-pantry.ts';

const text = pantry.add;

/** Takes what came into the kitchen: typed or pasted lines, or a whole receipt. What is refused stays in the box. */
export function AddBox({ onAdd }: { onAdd: PantryActions['add'] }) {
  const [typed, setTyped] = useState('');
  const submission = useSubmission(['lines', 'receipt']);
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
      <FormEnd submit={text.submit} busy={text.busy} isBusy={submission.isBusy} error={submission.error} />
    </chakra.form>
  );
}
