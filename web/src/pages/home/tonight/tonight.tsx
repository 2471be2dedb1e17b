import { Button, chakra, Flex, Stack, VisuallyHidden } from '@chakra-ui/react';
import { LightbulbIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useViewer } from '../../../apollo/viewer.tsx';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { cookQuery, visitorQuery } from '../../../components/pantry/pantry-search.ts';
import { useHasPantry } from '../../../components/pantry/use-has-pantry.ts';
import { useVisitorKitchen } from '../../../components/pantry/use-visitor-kitchen.ts';
import { ANYTHING, type Table } from '../../../components/pantry/visitor-table.ts';
import { CardRow } from '../../../components/recipe-card/card-row.tsx';
import { useIsBrowser } from '../../../hooks/use-is-browser.ts';
import { filters } from '../../../messages/filters.ts';
import { tonight as text } from '../../../messages/tonight.ts';
import { TonightCard, TonightSkeleton } from './tonight-card.tsx';
import { useTonight, type Tonight as FoundTonight } from './use-tonight.ts';

const TITLE_ID = 'tonight';
const SKELETONS = [1, 2, 3];

/** What can be cooked tonight of what is at home: three dishes, each with its reason. Its place is kept while they are on their way. */
export function Tonight() {
  const isBrowser = useIsBrowser();
  const hasPantry = useHasPantry() ?? false;
  const visitor = useVisitorKitchen();
  const tonight = useTonight(hasPantry || visitor !== null, visitor?.kitchen ?? null);
  const viewer = useViewer();
  if (!isBrowser && viewer === null) return <PlaceOfVisitor />;
  if ((!hasPantry && !visitor) || tonight.ideas?.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={TITLE_ID} aria-busy={!tonight.ideas && !tonight.hasFailed} gap="4" pt="6">
      <Title table={visitor ? visitor.table : { ...ANYTHING, exclude: viewer?.household.exclude ?? [] }} />
      {tonight.hasFailed ? (
        <LoadFailed title={text.failed} level="h3" onRetry={tonight.retry} />
      ) : (
        <Ideas {...tonight} query={visitor ? visitorQuery(visitor.items) : viewer ? cookQuery(viewer) : ''} />
      )}
    </Stack>
  );
}

/** The title, and what the dishes are without; where somebody without an account keeps to a diet, which. */
function Title({ table }: { table: Table }) {
  return (
    <Flex wrap="wrap" align="baseline" columnGap="4">
      <chakra.h2 id={TITLE_ID} textStyle="section">
        {text.title}
      </chakra.h2>
      <chakra.p color="mute">{[text.lead, ...keptTo(table)].join(' · ')}</chakra.p>
    </Flex>
  );
}

function keptTo({ diet, allergies, exclude }: Table): string[] {
  const without = [
    ...allergies.map((allergen) => filters.allergies.without(filters.allergies[allergen])),
    ...(exclude.length > 0 ? [filters.neverEaten.without(exclude)] : []),
  ];
  return diet === 'ANY' ? without : [filters.diet[diet], ...without];
}

/** Room for what a visitor has, which only the browser knows: `index.html` marks the page before it is painted. */
function PlaceOfVisitor() {
  return (
    <chakra.div aria-hidden display="none" css={{ '.has-pantry &': { display: 'block' } }}>
      <Stack gap="4" pt="6">
        <Title table={ANYTHING} />
        <Waiting />
      </Stack>
    </chakra.div>
  );
}

function Waiting() {
  return (
    <>
      <CardRow>
        <Skeletons />
      </CardRow>
      <Flex minH="touch" />
    </>
  );
}

const Skeletons = () =>
  SKELETONS.map((key) => (
    <li key={key}>
      <TonightSkeleton />
    </li>
  ));

/** The dishes, and a button for one more, which then has the focus. @param query of the addresses that they open at */
function Ideas({ ideas, more, isLookingForMore, isEnd, query }: FoundTonight & { query: string }) {
  const added = useRef<HTMLAnchorElement>(null);
  const [news, setNews] = useState<string>();
  useEffect(() => {
    if (news === undefined) return;
    added.current?.focus({ preventScroll: true });
    added.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [news]);
  const handleMore = async () => {
    const idea = await more();
    if (idea) setNews(idea.recipe.id);
  };
  return (
    <>
      <CardRow>
        {ideas?.map(({ recipe, reason }, index) => (
          <li key={recipe.id}>
            <TonightCard
              recipe={recipe}
              reason={reason}
              query={query}
              isFirst={index === 0}
              ref={recipe.id === news ? added : undefined}
            />
          </li>
        ))}
        {!ideas && <Skeletons />}
      </CardRow>
      <Flex align="center" gap="4" minH="touch">
        {!ideas && <VisuallyHidden role="status">{text.loading}</VisuallyHidden>}
        {ideas && !isEnd && (
          <Button aria-disabled={isLookingForMore} onClick={() => void handleMore()}>
            <LightbulbIcon aria-hidden />
            {isLookingForMore ? text.moreBusy : text.more}
          </Button>
        )}
        <chakra.p role="status" color="mute" _empty={{ display: 'none' }}>
          {isEnd && text.end}
        </chakra.p>
      </Flex>
    </>
  );
}
