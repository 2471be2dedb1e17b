import { chakra } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { useEdits } from '../../hooks/use-edits.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { profile } from '../../messages/profile.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';
import { useUpdateProfile } from './use-update-profile.ts';

/** The form in which a cook changes their name and e-mail address. */
export interface ProfileFormProps {
  name: string;
  email: string;
  onSaved?: () => void;
  /** Leaves it as it is; without it there is no such button. */
  onCancel?: () => void;
}

/** See {@link ProfileFormProps}. */
export function ProfileForm({ name: formerName, email: formerEmail, onSaved, onCancel }: ProfileFormProps) {
  const former = { name: formerName, email: formerEmail };
  const { shown, change, partsFor, settle } = useEdits(former);
  const submission = useSubmission(['name', 'email']);
  const update = useUpdateProfile();
  const save = () => {
    const { name, email } = partsFor(former);
    return update({
      ...(name !== undefined && { name: name.trim() || null }),
      ...(email !== undefined && { email: email.trim() || null }),
    });
  };
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submission.isBusy || !(await submission.send(save))) return;
    settle();
    showToast(profile.editDialog.saved);
    onSaved?.();
  };
  return (
    <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="5">
      <TextField
        label={profile.fields.name}
        hint={profile.fields.nameHint}
        autoComplete="name"
        maxLength={80}
        value={shown.name}
        error={submission.errorOf('name')}
        onChange={(name) => change({ name })}
      />
      <TextField
        label={profile.fields.email}
        hint={profile.fields.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        value={shown.email}
        error={submission.errorOf('email') ?? submission.error}
        onChange={(email) => change({ email })}
      />
      <FormEnd
        submit={profile.editDialog.save}
        busy={profile.editDialog.saving}
        isBusy={submission.isBusy}
        {...(onCancel && { onCancel })}
      />
    </chakra.form>
  );
}
