import { useMutation } from '@apollo/client/react';
import { Button, chakra, Stack } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { TokenScope } from '../../gql/graphql.ts';
import { useSubmission } from '../../hooks/use-submission.ts';
import { settings } from '../../messages/settings.ts';
import { ChoosePills, TickPills } from '../../ui/controls/choice-pills.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';

const text = settings.tokens;

const CREATE_API_TOKEN = graphql(`
  mutation CreateApiToken($input: CreateApiTokenInput!) {
    createApiToken(input: $input) {
      secret
    }
  }
`);

const SCOPES: readonly TokenScope[] = ['READ', 'WRITE'];
const TERMS = [
  { value: '7', text: text.expires[7] },
  { value: '30', text: text.expires[30] },
  { value: '90', text: text.expires[90] },
  { value: '366', text: text.expires[366] },
] as const;

/** Makes an API token, and shows its secret this once. */
export function NewToken() {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<TokenScope[]>(['READ']);
  const [days, setDays] = useState<(typeof TERMS)[number]['value']>('90');
  const [secret, setSecret] = useState<string | null>(null);
  // The secret is nothing for the store: it is shown here and forgotten.
  const [create] = useMutation(CREATE_API_TOKEN, { fetchPolicy: 'no-cache', refetchQueries: ['SettingsPage'] });
  const submission = useSubmission(['name', 'scopes']);
  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (submission.isBusy) return;
    if (!name.trim()) return submission.refuse('name', text.missing.name);
    if (scopes.length === 0) return submission.refuse('scopes', text.missing.scopes);
    await submission.send(async () => {
      const { data } = await create({
        variables: { input: { name: name.trim(), scopes, expiresInDays: Number(days) } },
      });
      setSecret(data?.createApiToken.secret ?? null);
      setName('');
    });
  };
  return (
    <Stack gap="5" borderTop="hairline" mt="5" pt="5">
      {secret && <Secret secret={secret} />}
      <chakra.form noValidate onSubmit={(event) => void handleSubmit(event)} display="grid" gap="5">
        <TextField
          label={text.name}
          placeholder={text.namePlaceholder}
          maxLength={80}
          value={name}
          error={submission.errorOf('name') ?? submission.error}
          onChange={setName}
        />
        <Stack gap="1.5">
          <TickPills
            label={text.scopes.label}
            options={SCOPES.map((value) => ({ value, text: text.scopes[value] }))}
            values={scopes}
            onChange={setScopes}
          />
          {submission.errorOf('scopes') && (
            <chakra.p role="alert" fontSize="sm" color="tomato.ink">
              {submission.errorOf('scopes')}
            </chakra.p>
          )}
        </Stack>
        <ChoosePills label={text.expires.label} options={TERMS} value={days} onChange={setDays} />
        <FormEnd submit={text.create} busy={text.creating} isBusy={submission.isBusy} />
      </chakra.form>
    </Stack>
  );
}

function Secret({ secret }: { secret: string }) {
  const handleCopy = () =>
    navigator.clipboard.writeText(secret).then(
      () => showToast(text.copied),
      () => showToast(text.copyFailed),
    );
  return (
    <Stack role="status" gap="2" bg="leaf.soft" borderRadius="lg" p="4">
      <chakra.p fontWeight="semibold">{text.secret}</chakra.p>
      <chakra.code overflowWrap="anywhere" userSelect="all">
        {secret}
      </chakra.code>
      <chakra.p fontSize="sm">{text.secretHint}</chakra.p>
      <Button size="sm" alignSelf="start" onClick={() => void handleCopy()}>
        {text.copy}
      </Button>
    </Stack>
  );
}
