import { useMutation } from '@apollo/client/react';
import { Button, chakra, Flex, Grid, Stack } from '@chakra-ui/react';
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { FileTextIcon, LinkIcon } from 'lucide-react';
import type { ImportRecipeInput } from '../../../gql/graphql.ts';
import { useSubmission, type Submission } from '../../../hooks/use-submission.ts';
import { importRecipe as text } from '../../../messages/import-recipe.ts';
import { Card } from '../../../ui/display/card.tsx';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { IMPORT_RECIPE, type Proposal } from './import-operations.ts';

const FIELDS = ['url', 'text'];

/** Where a recipe is: a link, or a text or a file. */
export function SourceForm({ onRead, onFile }: { onRead: (proposal: Proposal) => void; onFile: (file: File) => void }) {
  const { submission, send } = useReading(onRead);
  return (
    <Stack gap="6">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <LinkForm submission={submission} onSend={send} />
        <chakra.p textAlign="center" color="mute" py={{ lg: '20' }}>
          {text.or}
        </chakra.p>
        <TextForm submission={submission} onSend={send} onFile={onFile} />
      </Grid>
      {submission.error && (
        <chakra.p role="alert" color="tomato.ink">
          {submission.error}
        </chakra.p>
      )}
    </Stack>
  );
}

function useReading(onRead: (proposal: Proposal) => void) {
  const [read] = useMutation(IMPORT_RECIPE);
  const submission = useSubmission(FIELDS);
  const send = async (input: ImportRecipeInput) => {
    if (submission.isBusy) return;
    await submission.send(async () => {
      const { data } = await read({ variables: { input } });
      if (data) onRead(data.importRecipe.proposal);
    });
  };
  return { submission, send };
}

interface PartProps {
  submission: Submission;
  onSend: (input: ImportRecipeInput) => Promise<void>;
}

function LinkForm({ submission, onSend }: PartProps) {
  const [url, setUrl] = useState('');
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const address = url.trim();
    if (address) void onSend({ url: /^[\w.-]+\.\w+/.test(address) ? `https://${address}` : address });
    else submission.refuse('url', text.nothing.url);
  };
  return (
    <Card padded>
      <chakra.form noValidate onSubmit={handleSubmit} display="grid" gap="4">
        <TextField
          label={text.url}
          hint={text.urlHint}
          placeholder={text.urlPlaceholder}
          inputMode="url"
          autoComplete="off"
          value={url}
          error={submission.errorOf('url')}
          onChange={setUrl}
        />
        <Button size="lg" variant="solid" type="submit" aria-disabled={submission.isBusy}>
          <LinkIcon aria-hidden />
          {submission.isBusy ? text.busy : text.readUrl}
        </Button>
      </chakra.form>
    </Card>
  );
}

function TextForm({ submission, onSend, onFile }: PartProps & { onFile: (file: File) => void }) {
  const [pasted, setPasted] = useState('');
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (pasted.trim()) void onSend({ text: pasted });
    else submission.refuse('text', text.nothing.text);
  };
  return (
    <Card padded>
      <chakra.form noValidate onSubmit={handleSubmit} display="grid" gap="4">
        <TextArea
          label={text.text}
          hint={text.textHint}
          rows={8}
          value={pasted}
          error={submission.errorOf('text')}
          onChange={setPasted}
        />
        <Flex gap="3" wrap="wrap">
          <Button type="submit" aria-disabled={submission.isBusy}>
            {text.readText}
          </Button>
          <FileButton onChoose={onFile} />
        </Flex>
        <chakra.p fontSize="sm" color="mute">
          {text.fileHint}
        </chakra.p>
      </chakra.form>
    </Card>
  );
}

function FileButton({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (file) onChoose(file);
  };
  return (
    <>
      <Button variant="ghost" onClick={() => input.current?.click()}>
        <FileTextIcon aria-hidden />
        {text.file}
      </Button>
      <input ref={input} type="file" hidden aria-label={text.file} onChange={handleChange} />
    </>
  );
}
