import { useMutation } from '@apollo/client/react';
import { Button, chakra, Grid, Stack } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { FileTextIcon, LinkIcon } from 'lucide-react';
import type { ImportRecipeInput } from '../../../gql/graphql.ts';
import { useSubmission, type Submission } from '../../../hooks/use-submission.ts';
import { importRecipe as text } from '../../../messages/import-recipe.ts';
import { Card } from '../../../ui/display/card.tsx';
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx';
import { BookmarkCard } from './bookmark-card.tsx';
import { FileDrop } from './file-drop.tsx';
import { IMPORT_RECIPE, type Proposal } from './import-operations.ts';

const FIELDS = ['url', 'text'];

interface SourceFormProps {
  /** What another app shared, which is filled in. */
  shared: ImportRecipeInput | null;
  /** Whether that is read at once. */
  isReadAtOnce: boolean;
  onRead: (proposal: Proposal) => void;
  onFile: (file: File) => void;
}

/** Where a recipe is: a link, a text or a file. */
export function SourceForm({ shared, isReadAtOnce, onRead, onFile }: SourceFormProps) {
  const { submission, send } = useReading(onRead);
  useOnce(isReadAtOnce ? shared : null, send);
  return (
    <Stack gap="6">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <LinkForm initial={shared?.url} submission={submission} onSend={send} />
        <chakra.p textAlign="center" color="mute" py={{ lg: '20' }}>
          {text.or}
        </chakra.p>
        <TextForm initial={shared?.text} submission={submission} onSend={send} />
      </Grid>
      {submission.error && (
        <chakra.p role="alert" color="tomato.ink">
          {submission.error}
        </chakra.p>
      )}
      <FileDrop onFile={onFile} />
      <BookmarkCard />
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

/** Reads what was shared, once. */
function useOnce(shared: ImportRecipeInput | null, send: (input: ImportRecipeInput) => Promise<void>): void {
  const sent = useRef(false);
  const read = useEffectEvent(() => {
    if (shared && !sent.current) void send(shared);
    sent.current = true;
  });
  useEffect(() => read(), []);
}

interface PartProps {
  initial: string | null | undefined;
  submission: Submission;
  onSend: (input: ImportRecipeInput) => Promise<void>;
}

function LinkForm({ initial, submission, onSend }: PartProps) {
  const [url, setUrl] = useState(initial ?? '');
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

function TextForm({ initial, submission, onSend }: PartProps) {
  const [pasted, setPasted] = useState(initial ?? '');
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
        <Button size="lg" type="submit" aria-disabled={submission.isBusy}>
          <FileTextIcon aria-hidden />
          {text.readText}
        </Button>
      </chakra.form>
    </Card>
  );
}
