import { useMutation } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import type { SubmitEvent } from 'react';
import { graphql } from '../../../gql/gql.ts';
import type { SiteDialogQuery } from '../../../gql/graphql.ts';
import { useEdits } from '../../../hooks/use-edits.ts';
import { useSubmission } from '../../../hooks/use-submission.ts';
import { admin } from '../../../messages/admin.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { FormEnd } from '../../../ui/forms/form-end.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import { FOOTER_FIELDS, FooterFields, footerOf, type FooterSettings } from './footer-fields.tsx';

const text = admin.site;

const UPDATE_SETTINGS = graphql(`
  mutation UpdateSettings($input: SiteSettingsInput!) {
    updateSettings(input: $input) {
      settings {
        banner
        signUp
        moderation
        authorName
        portfolioUrl
        sourceUrl
        networkUrl
        mailUrl
        photosUrl
      }
    }
  }
`);

const MODES = (['OPEN', 'INVITATION', 'CLOSED'] as const).map((value) => ({ value, text: text.modes[value] }));

type Settings = Pick<SiteDialogQuery['adminSettings'], 'banner' | 'signUp' | 'moderation'> & FooterSettings;

interface SiteFormProps {
  settings: Settings & Pick<SiteDialogQuery['adminSettings'], 'isSignUpSettled'>;
}

/** Banner, sign-up, moderation and footer. What was left alone is not sent: another admin may have changed it meanwhile. */
export function SiteForm({ settings }: SiteFormProps) {
  const { banner, signUp, moderation, isSignUpSettled } = settings;
  const former: Settings = { banner, signUp, moderation, ...footerOf(settings) };
  const { shown, change, partsFor, settle } = useEdits(former);
  const submission = useSubmission(['banner', ...FOOTER_FIELDS]);
  const [update] = useMutation(UPDATE_SETTINGS, { refetchQueries: ['Site'] });
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submission.isBusy || !(await submission.send(() => update({ variables: { input: partsFor(former) } })))) return;
    settle();
    showToast(text.saved);
  };
  return (
    <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="5">
      <TextField
        label={text.banner}
        hint={text.bannerHint}
        maxLength={200}
        value={shown.banner}
        error={submission.errorOf('banner') ?? submission.error}
        onChange={(banner) => change({ banner })}
      />
      <Field label={text.signUp} {...(isSignUpSettled && { hint: text.signUpSettled })}>
        {(control) => (
          <Select
            {...control}
            options={MODES}
            disabled={isSignUpSettled}
            value={shown.signUp}
            onChange={(signUp) => change({ signUp })}
          />
        )}
      </Field>
      <Switch checked={shown.moderation} onChange={(moderation) => change({ moderation })}>
        {text.moderation}
      </Switch>
      <FooterFields shown={shown} onChange={change} errorOf={submission.errorOf} />
      <FormEnd submit={text.save} busy={text.saving} isBusy={submission.isBusy} />
    </chakra.form>
  );
}
