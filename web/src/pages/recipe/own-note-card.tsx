import type { FragmentType } from '@apollo/client';
import { useMutation, useSuspenseFragment } from '@apollo/client/react';
import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { toastError } from '../../apollo/toast-error.ts';
import { graphql } from '../../gql/gql.ts';
import { recipe } from '../../messages/recipe.ts';
import { Card } from '../../ui/display/card.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { showToast } from '../../ui/overlays/toast-store.ts';

const text = recipe.ownNote;

/** Longest note, in characters. */
const NOTE_MAX = 5_000;

/** What the cook's own notes show of a recipe. */
const OWN_NOTE_CARD_RECIPE = graphql(`
  fragment OwnNoteCard_recipe on Recipe {
    id
    ownNote
  }
`);

const WRITE_OWN_NOTE = graphql(`
  mutation WriteOwnNote($input: WriteOwnNoteInput!) {
    writeOwnNote(input: $input) {
      recipe {
        id
        ownNote
      }
    }
  }
`);

/** Where a cook notes something beside a recipe, for themselves alone; remount it for another cook or recipe. */
export function OwnNoteCard({ recipe: masked }: { recipe: FragmentType<typeof OWN_NOTE_CARD_RECIPE> }) {
  const { data } = useSuspenseFragment({ fragment: OWN_NOTE_CARD_RECIPE, from: masked });
  const [typed, setTyped] = useState<string | null>(null);
  const [write, { loading }] = useMutation(WRITE_OWN_NOTE);
  const kept = data.ownNote ?? '';
  const value = typed ?? kept;
  const handleSave = async () => {
    try {
      await write({ variables: { input: { recipeId: data.id, text: value } } });
      setTyped(null);
      showToast(text.saved);
    } catch (error) {
      toastError(error);
    }
  };
  return (
    <Box mt="6">
      <Card as="section" padded>
        <TextArea
          label={text.title}
          hint={text.hint}
          rows={Math.min(8, Math.max(2, value.split('\n').length))}
          maxLength={NOTE_MAX}
          placeholder={text.empty}
          value={value}
          onChange={setTyped}
        />
        {value !== kept && (
          <Button mt="3" variant="solid" size="sm" loading={loading} onClick={() => void handleSave()}>
            {text.save}
          </Button>
        )}
      </Card>
    </Box>
  );
}
