import { chakra } from '@chakra-ui/react'
import { useState, type SubmitEvent } from 'react'
import { useSubmission } from '../../hooks/use-submission.ts'
import { profile } from '../../messages/profile.ts'
import { FormEnd } from '../../ui/forms/form-end.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { showToast } from '../../ui/overlays/toast-store.ts'
import { useUpdateProfile } from './use-update-profile.ts'

/** The form in which a cook changes their name and e-mail address. */
export interface ProfileFormProps {
  name: string
  email: string
  onSaved?: () => void
  /** Leaves it as it is; without it there is no such button. */
  onCancel?: () => void
}

/** See {@link ProfileFormProps}. */
export function ProfileForm({ name: formerName, email: formerEmail, onSaved, onCancel }: ProfileFormProps) {
  const [name, setName] = useState(formerName)
  const [email, setEmail] = useState(formerEmail)
  const submission = useSubmission(['name', 'email'])
  const update = useUpdateProfile()
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (submission.isBusy) return
    const isDone = await submission.send(() => update({ name: name.trim() || null, email: email.trim() || null }))
    if (!isDone) return
    showToast(profile.editDialog.saved)
    onSaved?.()
  }
  return (
    <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="5">
      <TextField label={profile.fields.name} hint={profile.fields.nameHint} autoComplete="name" maxLength={80} value={name} error={submission.errorOf('name')} onChange={setName} />
      <TextField label={profile.fields.email} hint={profile.fields.emailHint} type="email" inputMode="email" autoComplete="email" value={email} error={submission.errorOf('email') ?? submission.error} onChange={setEmail} />
      <FormEnd submit={profile.editDialog.save} busy={profile.editDialog.saving} isBusy={submission.isBusy} {...(onCancel && { onCancel })} />
    </chakra.form>
  )
}
