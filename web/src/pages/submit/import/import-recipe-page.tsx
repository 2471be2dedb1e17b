import { Button, chakra, Skeleton, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../../components/page-frame.tsx';
import { importRecipe as text } from '../../../messages/import-recipe.ts';
import { BackToOwnRecipes } from '../back-link.tsx';
import { forgetDraft, keptDraft, type DraftKey } from '../kept-draft.ts';
import { emptyDraft } from '../recipe-draft.ts';
import { RecipeForm } from '../recipe-form.tsx';
import { useWriter } from '../use-writer.ts';
import { DuplicatesNote } from './duplicates-note.tsx';
import { FileImportView } from './file-import-view.tsx';
import { FROM_BOOKMARK } from './handed-page.ts';
import { HandedPageView } from './handed-page-view.tsx';
import type { Proposal } from './import-operations.ts';
import { MissingNote } from './missing-note.tsx';
import { draftOfProposal } from './proposal-draft.ts';
import { useFileImport } from './use-file-import.ts';
import { sharedSource } from './shared-source.ts';
import { SourceForm } from './source-form.tsx';

/** Taking a recipe over from elsewhere, `/submit/import`: where it is, then what was understood of it, for the cook to look over. */
export function ImportRecipePage() {
  const writer = useWriter();
  return writer === undefined ? <Waiting /> : <TakeOver of={{ writer, place: 'import' }} />;
}

function Waiting() {
  return (
    <PageFrame title={text.title} back={<BackToOwnRecipes />}>
      <Skeleton h="80" borderRadius="xl" />
    </PageFrame>
  );
}

function TakeOver({ of }: { of: DraftKey }) {
  const { arrived, leave } = useArrived();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [isGoingOn, setGoingOn] = useState(() => keptDraft(of) !== null);
  const files = useFileImport(of.writer !== '');
  const readAnother = () => {
    forgetDraft(of);
    setGoingOn(false);
    setProposal(null);
  };
  const review = (read: Proposal) => {
    // What came in takes the place of what was read before and not kept.
    forgetDraft(of);
    leave();
    setProposal(read);
  };
  const start = (file: File) => {
    leave();
    void files.start(file);
  };
  if (files.isAsking) return <Waiting />;
  if (arrived === null && files.current) {
    return (
      <PageFrame title={text.title} back={<BackToOwnRecipes />}>
        <FileImportView current={files.current} onUndo={files.undo} onCancel={files.cancel} onClose={files.close} />
      </PageFrame>
    );
  }
  if (arrived !== null || (!proposal && !isGoingOn)) {
    return (
      <PageFrame title={text.title} back={<BackToOwnRecipes />}>
        <Stack gap="6">
          <chakra.p color="mute">{text.intro}</chakra.p>
          {arrived === 'page' && <HandedPageView onFile={start} onLeave={leave} />}
          <SourceForm
            shared={arrived === 'page' ? null : arrived}
            isReadAtOnce={of.writer !== ''}
            onRead={review}
            onFile={start}
          />
        </Stack>
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={text.reviewTitle}
      aside={
        <Button variant="ghost" size="sm" onClick={readAnother}>
          {text.again}
        </Button>
      }
    >
      {proposal ? <Review of={of} proposal={proposal} /> : <GoOn of={of} />}
    </PageFrame>
  );
}

/** What the page was opened with: what another app shared, or a page that a bookmark hands over. It is before everything else until it is left. */
function useArrived() {
  const [params, setParams] = useSearchParams();
  const [arrived, setArrived] = useState(() =>
    params.get('from') === FROM_BOOKMARK ? ('page' as const) : sharedSource(params),
  );
  const leave = () => {
    setArrived(null);
    if (params.size > 0) setParams({}, { replace: true });
  };
  return { arrived, leave };
}

/** What was understood earlier, as the cook left it. */
function GoOn({ of }: { of: DraftKey }) {
  const [initial] = useState(emptyDraft);
  return <RecipeForm of={of} initial={initial} recipeId={null} />;
}

function Review({ of, proposal }: { of: DraftKey; proposal: Proposal }) {
  const [initial] = useState(() => draftOfProposal(proposal));
  const { sourceUrl, author, duplicates } = proposal;
  return (
    <Stack gap="6">
      {sourceUrl && (
        <chakra.p color="mute" overflowWrap="anywhere">
          {text.from(new URL(sourceUrl).host, author)}
        </chakra.p>
      )}
      <MissingNote proposal={proposal} />
      <DuplicatesNote duplicates={duplicates} />
      <RecipeForm of={of} initial={initial} recipeId={null} />
    </Stack>
  );
}
