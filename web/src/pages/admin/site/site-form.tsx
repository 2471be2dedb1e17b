import { gql, type TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { chakra } from '@chakra-ui/react'
import { useState, type SubmitEvent } from 'react'
import type { SignUpMode, SiteDialogQuery, UpdateSettingsMutation, UpdateSettingsMutationVariables } from '../../../gql/operations.ts'
import { useSubmission } from '../../../hooks/use-submission.ts'
import { admin } from '../../../messages/admin.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { FormEnd } from '../../../ui/forms/form-end.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Switch } from '../../../ui/controls/switch.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { showToast } from '../../../ui/overlays/toast-store.ts'

const text = admin.site

const UPDATE_SETTINGS: TypedDocumentNode<UpdateSettingsMutation, UpdateSettingsMutationVariables> = gql`
  mutation UpdateSettings($input: SiteSettingsInput!) {
    updateSettings(input: $input) {
      settings {
        banner
        signUp
        moderation
      }
    }
  }
`

const MODES = (['OPEN', 'INVITATION'] as const).map((value) => ({ value, text: text.modes[value] }))

/** Banner, sign-up and moderation. */
export function SiteForm({ settings }: { settings: Pick<SiteDialogQuery['adminSettings'], 'banner' | 'signUp' | 'moderation'> }) {
  const [banner, setBanner] = useState(settings.banner)
  const [signUp, setSignUp] = useState<SignUpMode>(settings.signUp)
  const [moderation, setModeration] = useState(settings.moderation)
  const submission = useSubmission(['banner'])
  const [update] = useMutation(UPDATE_SETTINGS, { refetchQueries: ['SiteDialog', 'Site'] })
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (submission.isBusy) return
    if (await submission.send(() => update({ variables: { input: { banner, signUp, moderation } } }))) showToast(text.saved)
  }
  return (
    <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="5">
      <TextField label={text.banner} hint={text.bannerHint} maxLength={200} value={banner} error={submission.errorOf('banner') ?? submission.error} onChange={setBanner} />
      <Field label={text.signUp}>{(control) => <Select {...control} options={MODES} value={signUp} onChange={setSignUp} />}</Field>
      <Switch checked={moderation} onChange={setModeration}>
        {text.moderation}
      </Switch>
      <FormEnd submit={text.save} busy={text.saving} isBusy={submission.isBusy} />
    </chakra.form>
  )
}
