import { chakra, Flex, SimpleGrid, Stack } from '@chakra-ui/react'
import { useState, type SubmitEvent } from 'react'
import { sayFailed } from '../../apollo/say-failed.ts'
import { useSubmission, type Submission } from '../../hooks/use-submission.ts'
import { ownRecipe } from '../../messages/own-recipe.ts'
import { Button } from '../../ui/controls/button.tsx'
import { AboutFields } from './about-fields.tsx'
import { ConflictNote } from './conflict-note.tsx'
import { Section } from '../../ui/display/section.tsx'
import { DoubtfulLines } from './import/doubtful-lines.tsx'
import { forgetDraft, keepDraft, type DraftKey } from './kept-draft.ts'
import { LinesEditor } from './lines-editor.tsx'
import { PhotoPart } from './photo-part.tsx'
import { toRecipeInput, type RecipeDraft } from './recipe-draft.ts'
import { RestoredNote } from './restored-note.tsx'
import { StepsEditor } from './steps-editor.tsx'
import { useRecipeDraft } from './use-recipe-draft.ts'
import { useSubmitRecipe } from './use-submit-recipe.ts'

const text = ownRecipe.form

/** Fields that show what is wrong with them. */
const FIELDS = ['version', 'title', 'description', 'cuisine', 'prepTime', 'cookTime', 'tags', 'ingredients', 'instructions']

interface RecipeFormProps {
  /** What is written is kept under this until it is handed in. */
  of: DraftKey
  initial: RecipeDraft
  /** Id of the recipe that is edited; null for a new one. */
  recipeId: string | null
  /** Address of the photo that it shows; null where its cover is drawn. */
  photo?: string | null
  /** Reads the stored recipe once more, and begins anew with it where it has changed. */
  onReload?: () => Promise<unknown>
}

/** The form in which a cook writes a recipe: kept as a draft for themselves, or handed in. */
export function RecipeForm({ of, initial, recipeId, photo = null, onReload }: RecipeFormProps) {
  const { draft, change, isRestored, startOver } = useRecipeDraft(of, initial)
  const submit = useSubmitRecipe()
  const submission = useSubmission(FIELDS)
  const [isForOneself, setForOneself] = useState(false)
  const handleSubmit = async (isDraft: boolean, version = draft.version) => {
    if (submission.isBusy) return
    setForOneself(isDraft)
    if (isComplete(draft, submission)) await submission.send(() => submit(of, toRecipeInput({ ...draft, version }, isDraft, recipeId)))
  }
  const takeStored = () => {
    forgetDraft(of)
    onReload?.().catch((error: unknown) => {
      keepDraft(of, draft)
      sayFailed(error)
    })
  }
  return (
    <chakra.form
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        void handleSubmit(false)
      }}
    >
      {isRestored && <RestoredNote onStartOver={startOver} />}
      <DoubtfulLines lines={draft.lines} onChange={(lines) => change({ lines })} />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6" alignItems="start">
        <Stack gap="6">
          <Section title={text.about}>
            <AboutFields draft={draft} submission={submission} onChange={change} />
          </Section>
          <Section title={text.photo} lead={text.photoHint}>
            <PhotoPart key={String(isRestored)} stored={photo} chosen={draft.photo} onChange={(chosen) => change({ photo: chosen })} />
          </Section>
        </Stack>
        <Stack gap="6">
          <Section title={text.ingredients} lead={text.ingredientsHint} error={submission.errorOf('ingredients')}>
            <LinesEditor lines={draft.lines} onChange={(lines) => change({ lines })} />
          </Section>
          <Section title={text.steps} error={submission.errorOf('instructions')}>
            <StepsEditor steps={draft.steps} onChange={(steps) => change({ steps })} />
          </Section>
        </Stack>
      </SimpleGrid>
      {submission.errorOf('version') !== null && recipeId !== null && (
        <ConflictNote recipeId={recipeId} isBusy={submission.isBusy} onKeepMine={() => void handleSubmit(isForOneself, null)} onTakeStored={takeStored} />
      )}
      <SubmitRow submission={submission} onKeepDraft={() => void handleSubmit(true)} />
    </chakra.form>
  )
}

function SubmitRow({ submission, onKeepDraft }: { submission: Submission; onKeepDraft: () => void }) {
  return (
    <Stack gap="4" mt="8" align={{ base: 'stretch', md: 'end' }}>
      {submission.error && (
        <chakra.p role="alert" color="tomato.ink">
          {submission.error}
        </chakra.p>
      )}
      <Flex gap="3" css={{ '& > *': { flex: { base: '1', md: 'none' } } }}>
        <Button size="lg" aria-disabled={submission.isBusy} onClick={onKeepDraft}>
          {text.draft}
        </Button>
        <Button size="lg" variant="solid" type="submit" aria-disabled={submission.isBusy}>
          {submission.isBusy ? text.busy : text.submit}
        </Button>
      </Flex>
    </Stack>
  )
}

function isComplete({ title, lines, steps }: RecipeDraft, { refuse }: Submission): boolean {
  if (title.trim().length < 3) refuse('title', text.missing.title)
  else if (!lines.some((line) => line.text.trim())) refuse('ingredients', text.missing.ingredients)
  else if (!steps.some((step) => step.description.trim())) refuse('instructions', text.missing.instructions)
  else return true
  return false
}
