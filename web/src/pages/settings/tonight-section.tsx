import type { FragmentType } from '@apollo/client';
import { useFragment, useMutation } from '@apollo/client/react';
import { chakra, Stack } from '@chakra-ui/react';
import { toastError } from '../../apollo/toast-error.ts';
import { graphql } from '../../gql/gql.ts';
import type { SettingsPageQuery, TonightSection_UserFragment } from '../../gql/graphql.ts';
import { settings } from '../../messages/settings.ts';
import { Select } from '../../ui/controls/select.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { Section } from '../../ui/display/section.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';

const text = settings.tonight;

/** What the part of the settings about mails on what to cook tonight shows of a cook. */
const TONIGHT_SECTION_USER = graphql(`
  fragment TonightSection_user on User {
    id
    emailConfirmed
  }
`);

const SET_TONIGHT_MAIL = graphql(`
  mutation SetTonightMail($input: SetTonightMailInput!) {
    setTonightMail(input: $input) {
      tonightMail {
        hour
        timeZone
      }
    }
  }
`);

type TonightMail = NonNullable<SettingsPageQuery['tonightMail']>;

/** When most begin to think of dinner. */
const USUAL_HOUR = 16;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), text: text.clock(hour) }));

/** Where the cook has it mailed to them what to cook tonight, once their address is confirmed. */
export function TonightSection({
  user,
  mail,
}: {
  user: FragmentType<TonightSection_UserFragment>;
  mail: TonightMail | null;
}) {
  const { data, complete } = useFragment({ fragment: TONIGHT_SECTION_USER, from: user });
  if (!complete) return null;
  return (
    <Section title={text.title}>
      {data.emailConfirmed ? <TonightChoice mail={mail} /> : <chakra.p color="mute">{text.notConfirmed}</chakra.p>}
    </Section>
  );
}

/** Each choice is kept at once. */
function TonightChoice({ mail }: { mail: TonightMail | null }) {
  const choose = useTonightMail();
  return (
    <Stack gap="4" align="start">
      <Switch checked={mail !== null} onChange={(isOn) => choose(isOn ? USUAL_HOUR : null)}>
        {text.send}
      </Switch>
      {mail && (
        <Field label={text.hour} hint={text.zone(mail.timeZone)}>
          {(control) => (
            <Select {...control} options={HOURS} value={String(mail.hour)} onChange={(hour) => choose(Number(hour))} />
          )}
        </Field>
      )}
    </Stack>
  );
}

/** Has the mails sent from an hour on, in the time zone of this browser, or no longer: shown at once, taken back with a notice when it fails. */
function useTonightMail(): (hour: number | null) => void {
  const [set] = useMutation(SET_TONIGHT_MAIL);
  return (hour) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const tonightMail = hour === null ? null : ({ __typename: 'TonightMail', hour, timeZone } as const);
    void set({
      variables: { input: { hour, timeZone } },
      optimisticResponse: { setTonightMail: { __typename: 'SetTonightMailPayload', tonightMail } },
      update: (cache, { data }) => {
        cache.modify({ fields: { tonightMail: () => data?.setTonightMail?.tonightMail ?? null } });
      },
    }).then(() => showToast(hour === null ? text.off : text.on(text.clock(hour))), toastError);
  };
}
