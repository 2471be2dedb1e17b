import { chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState, type SubmitEvent } from 'react';
import { toastError } from '../../apollo/toast-error.ts';
import type { Submission } from '../../hooks/use-submission.ts';
import { ownRecipe } from '../../messages/own-recipe.ts';
import { AboutFields } from './about-fields.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { Section } from '../../ui/display/section.tsx';
import { DoubtfulLines } from './import/doubtful-lines.tsx';
import { forgetDraft, keepDraft, type DraftKey } from './kept-draft.ts';
import { LinesEditor } from './lines-editor.tsx';
import { PhotoPart } from './photo-part.tsx';
import type { RecipeDraft } from './recipe-draft.ts';
import { RestoredNote } from './restored-note.tsx';
import { StepsEditor } from './steps-editor.tsx';
import { SubmitRow } from './submit-row.tsx';
import { useHandIn } from './use-hand-in.ts';
import { useRecipeDraft } from './use-recipe-draft.ts';

const text = ownRecipe.form;

interface RecipeFormProps {
  /** What is written is kept under this until it is handed in. */
  of: DraftKey;
  initial: RecipeDraft;
  /** Id of the recipe that is edited; null for a new one. */
  recipeId: string | null;
  /** Address of the photo that it shows; null where its cover is drawn. */
  photo?: string | null;
  /** Reads the stored recipe once more, and starts over with it where it has changed. */
  onReload?: () => Promise<unknown>;
}

/** The form in which a cook writes a recipe: kept as a draft for themselves, or handed in. */
export function RecipeForm({ of, initial, recipeId, photo = null, onReload }: RecipeFormProps) {
  const { draft, change, isRestored, startOver } = useRecipeDraft(of, initial);
  const { submission, awaited, hearPhoto, handIn } = useHandIn(of, draft, recipeId);
  const { isBusy } = submission;
  const [isForOneself, setForOneself] = useState(false);
  const handleSubmit = (isDraft: boolean, version = draft.version) => {
    if (!isBusy) setForOneself(isDraft);
    handIn({ isDraft, version });
  };
  const takeStored = () => {
    forgetDraft(of);
    onReload?.().catch((error: unknown) => {
      keepDraft(of, draft);
      toastError(error);
    });
  };
  return (
    <chakra.form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        // Enter in a field hands in, too, and a field that is locked would lose the focus.
        event.nativeEvent.submitter?.focus({ preventScroll: true });
        handleSubmit(false);
      }}
    >
      <Fields disabled={isBusy}>
        {isRestored && <RestoredNote onStartOver={startOver} />}
        <DoubtfulLines lines={draft.lines} onChange={(lines) => change({ lines })} />
      </Fields>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
        <Stack gap="6">
          <Fields disabled={isBusy}>
            <Section title={text.about}>
              <AboutFields draft={draft} submission={submission} onChange={change} />
            </Section>
          </Fields>
          <Section title={text.photo} lead={text.photoHint} error={submission.errorOf('photo')}>
            {/* A photo that is waited for can be given up. */}
            <Fields disabled={isBusy && awaited === null}>
              <PhotoPart
                key={String(isRestored)}
                stored={photo}
                chosen={draft.photo}
                onChange={(chosen) => change({ photo: chosen })}
                onComing={hearPhoto}
              />
            </Fields>
          </Section>
        </Stack>
        <Fields disabled={isBusy}>
          <Cooking draft={draft} submission={submission} onChange={change} />
        </Fields>
      </SimpleGrid>
      {submission.errorOf('version') !== null && recipeId !== null && (
        <ConflictNote
          recipeId={recipeId}
          isBusy={isBusy}
          onKeepMine={() => handleSubmit(isForOneself, null)}
          onTakeStored={takeStored}
        />
      )}
      <SubmitRow isBusy={isBusy} awaited={awaited} error={submission.error} onKeepDraft={() => handleSubmit(true)} />
    </chakra.form>
  );
}

/** Fields that cannot be changed while the recipe is on its way, as that would be lost; the buttons below keep the focus. */
const Fields = chakra('fieldset', { base: { display: 'contents' } });

interface CookingProps {
  draft: RecipeDraft;
  submission: Submission;
  onChange: (part: Partial<RecipeDraft>) => void;
}

function Cooking({ draft, submission, onChange }: CookingProps) {
  return (
    <Stack gap="6">
      <Section title={text.ingredients} lead={text.ingredientsHint} error={submission.errorOf('ingredients')}>
        <LinesEditor lines={draft.lines} onChange={(lines) => onChange({ lines })} />
      </Section>
      <Section title={text.steps} error={submission.errorOf('instructions')}>
        <StepsEditor steps={draft.steps} onChange={(steps) => onChange({ steps })} />
      </Section>
    </Stack>
  );
}
