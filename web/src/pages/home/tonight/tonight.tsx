import { Button, chakra, Flex, Stack, VisuallyHidden } from '@chakra-ui/react';
import { LightbulbIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { useHasPantry } from '../../../components/pantry/use-has-pantry.ts';
import { CardRow } from '../../../components/recipe-card/card-row.tsx';
import { tonight as text } from '../../../messages/tonight.ts';
import { TonightCard, TonightSkeleton } from './tonight-card.tsx';
import { useTonight, type Tonight as FoundTonight } from './use-tonight.ts';

const TITLE_ID = 'tonight';
const SKELETONS = [1, 2, 3];

/** What a cook with a pantry can cook tonight: three dishes, each with its reason. Its place is kept while they are on their way. */
export function Tonight() {
  const hasPantry = useHasPantry() ?? false;
  const tonight = useTonight(hasPantry);
  if (!hasPantry || tonight.ideas?.length === 0) return null;
  return (
    <Stack as="section" aria-labelledby={TITLE_ID} aria-busy={!tonight.ideas && !tonight.hasFailed} gap="4" pt="6">
      <Flex wrap="wrap" align="baseline" columnGap="4">
        <chakra.h2 id={TITLE_ID} textStyle="section">
          {text.title}
        </chakra.h2>
        <chakra.p color="mute">{text.lead}</chakra.p>
      </Flex>
      {tonight.hasFailed ? (
        <LoadFailed title={text.failed} level="h3" onRetry={tonight.retry} />
      ) : (
        <Ideas {...tonight} />
      )}
    </Stack>
  );
}

/** The dishes, and a button for one more, which then has the focus. */
function Ideas({ ideas, more, isLookingForMore, isEnd }: FoundTonight) {
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
              isFirst={index === 0}
              ref={recipe.id === news ? added : undefined}
            />
          </li>
        ))}
        {!ideas &&
          SKELETONS.map((key) => (
            <li key={key}>
              <TonightSkeleton />
            </li>
          ))}
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
