import { gql, type TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { chakra, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { PageFrame } from '../../../components/page-frame.tsx'
import type { ImportRecipePageQuery, ImportRecipePageQueryVariables } from '../../../gql/operations.ts'
import { importRecipe as text } from '../../../messages/import-recipe.ts'
import { Button } from '../../../ui/button.tsx'
import { BackLink } from '../back-link.tsx'
import { forgetDraft, keptDraft } from '../kept-draft.ts'
import { emptyDraft } from '../recipe-draft.ts'
import { RecipeForm } from '../recipe-form.tsx'
import { DuplicatesNote } from './duplicates-note.tsx'
import type { Proposal } from './import-operations.ts'
import { draftOfProposal } from './proposal-draft.ts'
import { SourceForm } from './source-form.tsx'

const IMPORT_RECIPE_PAGE: TypedDocumentNode<ImportRecipePageQuery, ImportRecipePageQueryVariables> = gql`
  query ImportRecipePage {
    profile {
      user {
        id
      }
    }
  }
`

/** Taking a recipe over from elsewhere, `/submit/import`: where it is, then what was understood of it, for the cook to look over. */
export function ImportRecipePage() {
  useQuery(IMPORT_RECIPE_PAGE)
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const [isGoingOn, setGoingOn] = useState(() => keptDraft('import') !== null)
  const readAnother = () => {
    forgetDraft('import')
    setGoingOn(false)
    setProposal(null)
  }
  if (!proposal && !isGoingOn) {
    return (
      <PageFrame title={text.title} aside={<BackLink />}>
        <Stack gap="6">
          <chakra.p color="mute">{text.intro}</chakra.p>
          <SourceForm onRead={setProposal} />
        </Stack>
      </PageFrame>
    )
  }
  return (
    <PageFrame title={text.reviewTitle} aside={<Button variant="ghost" size="sm" onClick={readAnother}>{text.again}</Button>}>
      {proposal ? <Review proposal={proposal} /> : <GoOn />}
    </PageFrame>
  )
}

/** What was understood earlier, as the cook left it. */
function GoOn() {
  const [initial] = useState(emptyDraft)
  return <RecipeForm place="import" initial={initial} recipeId={null} />
}

function Review({ proposal }: { proposal: Proposal }) {
  const [initial] = useState(() => draftOfProposal(proposal))
  const { sourceUrl, author, duplicates } = proposal
  return (
    <Stack gap="6">
      {sourceUrl && (
        <chakra.p color="mute" overflowWrap="anywhere">
          {text.from(new URL(sourceUrl).host, author)}
        </chakra.p>
      )}
      <DuplicatesNote duplicates={duplicates} />
      <RecipeForm place="import" initial={initial} recipeId={null} />
    </Stack>
  )
}
