import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useSubmission } from '../../../hooks/use-submission.ts';
import { admin } from '../../../messages/admin.ts';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { TextArea } from '../../../ui/forms/text-field.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { useReviewRecipe, type SeenRecipe } from './review-recipe.ts';

interface ReasonFormProps {
  seen: SeenRecipe;
  title: string;
  decision: 'REJECT' | 'TAKE_DOWN';
  onCancel: () => void;
  onDone: () => void;
  /** The server took another view; what it says stands in the form. */
  onRefused?: () => void;
}

/** Asks why a recipe goes back to its cook, and sends it there. */
export function ReasonForm({ seen, title, decision, onCancel, onDone, onRefused }: ReasonFormProps) {
  const text = admin.review.reasons[decision];
  const [reason, setReason] = useState('');
  const submission = useSubmission(['reason']);
  const review = useReviewRecipe();
  const form = useRef<HTMLFormElement>(null);
  // The R key moves focus to the text.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submission.isBusy) return;
    if (!(await submission.send(() => review(seen, decision, reason)))) return onRefused?.();
    showToast(text.done(title));
    onDone();
  };
  return (
    <chakra.form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="4">
      <TextArea
        label={text.reason}
        hint={admin.review.reasonHint}
        maxLength={500}
        value={reason}
        error={submission.errorOf('reason') ?? submission.error}
        onChange={setReason}
      />
      <FormEnd submit={text.send} isBusy={submission.isBusy} isDangerous onCancel={onCancel} />
    </chakra.form>
  );
}
