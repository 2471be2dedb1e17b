import { Button, chakra, Stack, VisuallyHidden } from '@chakra-ui/react';
import { HistoryIcon, RefrigeratorIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useViewer } from '../../apollo/viewer.tsx';
import { entryPath, paths } from '../../app/paths.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { PageFrame } from '../../components/page-frame.tsx';
import type { PantryItem } from '../../components/pantry/pantry-item.ts';
import { pantrySearch } from '../../components/pantry/pantry-search.ts';
import { Unlocks } from '../../components/pantry/unlocks.tsx';
import { FooterLink } from '../../components/sign-in/footer-link.tsx';
import { ChangesNotice } from '../../components/unsent-changes/changes-notice.tsx';
import type { PantryPlace } from '../../gql/graphql.ts';
import { useLazyDialog } from '../../hooks/use-lazy-dialog.ts';
import { pantry as text } from '../../messages/pantry.ts';
import { ChoosePills } from '../../ui/controls/choice-pills.tsx';
import { EmptyState } from '../../ui/display/empty-state.tsx';
import { AddBox } from './add-box.tsx';
import { CookFromPantry } from './cook-from-pantry.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { Mirror } from './mirror.tsx';
import type { LoadedPantry } from './loaded-pantry.ts';
import { PantryRow } from './pantry-row.tsx';
import { usePantry } from './use-pantry.ts';

const loadHistory = () => import('./history-dialog.tsx');
const PLACES = ['FRIDGE', 'FREEZER', 'CUPBOARD'] as const;
const EVERYWHERE = 'ALL';
const OPTIONS = [
  { value: EVERYWHERE, text: text.allPlaces },
  ...PLACES.map((value) => ({ value, text: text.place[value] })),
] as const;

/** What is at home, `/pantry`. A visitor's is kept in their browser. */
export function PantryPage() {
  const [place, setPlace] = useState<PantryPlace | typeof EVERYWHERE>(EVERYWHERE);
  const viewer = useViewer();
  const pantry = usePantry(place === EVERYWHERE ? null : place);
  const history = useLazyDialog(loadHistory);
  return (
    <PageFrame
      title={text.title}
      aside={
        viewer && (
          <Button onClick={history.open}>
            <HistoryIcon aria-hidden />
            {text.history.open}
          </Button>
        )
      }
    >
      {viewer === null && <KeptHere />}
      <AddBox onAdd={pantry.actions.add} hasScan={Boolean(viewer)} />
      <ChangesNotice changes={pantry.changes} />
      {(place !== EVERYWHERE || !pantry.items || pantry.total !== 0) && (
        <ChoosePills label={text.placeLabel} options={OPTIONS} value={place} onChange={setPlace} />
      )}
      {pantry.hasFailed ? <LoadFailed title={text.failed} onRetry={pantry.retry} /> : <Items pantry={pantry} />}
      {viewer && <Mirror />}
      {history.part && history.isOpen && <history.part.HistoryDialog onClose={history.close} />}
    </PageFrame>
  );
}

function Items({ pantry }: { pantry: LoadedPantry }) {
  const viewer = useViewer();
  const [edited, setEdited] = useState<PantryItem | null>(null);
  const touched = useRef<string | null>(null);
  const { items: nodes, total, actions } = pantry;
  if (!nodes) return <VisuallyHidden role="status">{text.loading}</VisuallyHidden>;
  if (nodes.length === 0)
    return <EmptyState icon={<RefrigeratorIcon />} title={text.empty.title} text={text.empty.text} />;
  const groups = [
    { title: text.dueTitle, items: nodes.filter(({ isDue }) => isDue) },
    ...PLACES.map((place) => ({
      title: text.place[place],
      items: nodes.filter((item) => !item.isDue && item.place === place),
    })),
  ].filter((group) => group.items.length > 0);
  return (
    <Stack gap="8">
      <chakra.p role="status" color="mute">
        {text.count(total)}
      </chakra.p>
      {groups.map((group) => (
        <chakra.section key={group.title} aria-label={group.title}>
          <chakra.h2 textStyle="card" mb="2">
            {group.title}
          </chakra.h2>
          <chakra.ul listStyleType="none" bg="card" border="hairline" borderRadius="xl" px="4" py="1">
            {group.items.map((item) => (
              <PantryRow key={item.id} item={item} actions={actions} onEdit={setEdited} touched={touched} />
            ))}
          </chakra.ul>
        </chakra.section>
      ))}
      {pantry.hasMore && (
        <MoreButton
          isLoading={pantry.isLoadingMore}
          onClick={pantry.loadMore}
          shown={text.shown(nodes.length, total)}
        />
      )}
      <chakra.p color="mute" fontSize="sm">
        {text.guessNote}
      </chakra.p>
      {(viewer || nodes.some(({ food, level }) => food && level !== 'OUT')) && (
        <>
          <Unlocks input={pantrySearch(viewer ?? null, nodes)} />
          <CookFromPantry items={nodes} />
        </>
      )}
      {edited && <ItemDialog item={edited} actions={actions} onClose={() => setEdited(null)} />}
    </Stack>
  );
}

function KeptHere() {
  return (
    <chakra.p color="mute">
      <FooterLink
        question={text.keptHere.text}
        link={text.keptHere.signUp}
        to={entryPath(paths.signUp, paths.pantry)}
      />
    </chakra.p>
  );
}
