import { Button, chakra, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { CookingPotIcon } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../app/paths.ts';
import { LoadFailed } from '../../../../components/load-failed.tsx';
import { useDocumentTitle } from '../../../../hooks/use-document-title.ts';
import { dinner as text } from '../../../../messages/dinner.ts';
import { EmptyState } from '../../../../ui/display/empty-state.tsx';
import { clockTime } from '../clock.ts';
import { useDinnerDishes } from '../dinner-question.ts';
import type { KeptDinner } from '../kept-dinner.ts';
import { dishWork } from '../plan/dish-work.ts';
import { useKeptDinner, type KeepDinner } from '../use-kept-dinner.ts';
import { CookDinner } from './cook-dinner.tsx';

/** Cook mode of a whole dinner, `/dinner/cook`: the one that was started in this browser, at the step where the cook stands. */
export function CookDinnerPage() {
  const [kept, keep] = useKeptDinner();
  useDocumentTitle(kept ? text.cook.title(clockTime(kept.wished + kept.delay)) : text.cook.none.title);
  return kept ? <KeptDinnerView dinner={kept} keep={keep} /> : <NoDinner />;
}

function KeptDinnerView({ dinner, keep }: { dinner: KeptDinner; keep: KeepDinner }) {
  const { dishes, missing, hasFailed, retry } = useDinnerDishes(dinner.slugs);
  const works = useMemo(() => dishes?.map(dishWork), [dishes]);
  if (missing.length > 0) return <NoDinner />;
  if (hasFailed) return <LoadFailed level="h1" title={text.failed} onRetry={retry} />;
  if (dishes && works) return <CookDinner dinner={dinner} keep={keep} dishes={dishes} works={works} />;
  return (
    <chakra.div p="6" aria-busy>
      <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
      <Skeleton h="80dvh" />
    </chakra.div>
  );
}

function NoDinner() {
  return (
    <EmptyState level="h1" icon={<CookingPotIcon />} title={text.cook.none.title} text={text.cook.none.text}>
      <Button variant="solid" asChild>
        <Link to={paths.dinner}>{text.cook.none.plan}</Link>
      </Button>
    </EmptyState>
  );
}
