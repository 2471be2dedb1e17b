import { chakra, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { UtensilsIcon } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dinnerPath } from '../../../app/paths.ts';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { PageFrame } from '../../../components/page-frame.tsx';
import { dinner as text } from '../../../messages/dinner.ts';
import { EmptyState } from '../../../ui/display/empty-state.tsx';
import { AddDish } from './add-dish.tsx';
import { MOST_DISHES, readDinner } from './dinner-address.ts';
import { useDinnerDishes, type DinnerDish } from './dinner-question.ts';
import { DinnerSchedule } from './dinner-schedule.tsx';
import { DishList } from './dish-list.tsx';

/** Several dishes on one clock, `/dinner?recipes=a,b&at=19:00`. The address is all that it knows. */
export function DinnerPage() {
  const [params, setParams] = useSearchParams();
  const { slugs, at } = readDinner(params);
  const { dishes, missing, hasFailed, retry } = useDinnerDishes(slugs);
  const [notice, setNotice] = useState('');
  const show = (next: readonly string[], time: string | null) => {
    const [, search] = dinnerPath(next, time ?? undefined).split('?');
    setParams(new URLSearchParams(search), { replace: true, preventScrollReset: true });
  };
  const handleRemove = (slug: string, name: string) => {
    setNotice(text.dishes.removed(name));
    const others = slugs.filter((other) => other !== slug && bySlug(dishes, other) !== slug);
    show(others, at);
  };
  const handleAdd = (slug: string, title: string) => {
    setNotice(text.dishes.added(title));
    show([...slugs, slug], at);
  };
  return (
    <PageFrame title={text.title}>
      <chakra.p textStyle="lead" color="mute" maxW="prose" mt="-3">
        {text.lead}
      </chakra.p>
      <VisuallyHidden role="status">{notice}</VisuallyHidden>
      {hasFailed ? (
        <LoadFailed title={text.failed} onRetry={retry} />
      ) : (
        <Columns>
          <Stack gap="5" as="section" aria-labelledby="dishes">
            <chakra.h2 id="dishes" textStyle="section">
              {text.dishes.title}
            </chakra.h2>
            {dishes ? (
              <DishList dishes={dishes} missing={missing} onRemove={handleRemove} />
            ) : (
              <Loading of={slugs.length} />
            )}
            {slugs.length < MOST_DISHES ? (
              <AddDish chosen={slugs} onAdd={handleAdd} />
            ) : (
              <chakra.p color="mute">{text.dishes.full}</chakra.p>
            )}
          </Stack>
          {dishes && dishes.length > 1 ? (
            <DinnerSchedule dishes={dishes} at={at} onAtChange={(time) => show(slugs, time)} />
          ) : (
            dishes && <TooFew count={dishes.length} />
          )}
        </Columns>
      )}
    </PageFrame>
  );
}

/** An address may name a recipe by its id. */
function bySlug(dishes: readonly DinnerDish[] | undefined, given: string): string | undefined {
  return dishes?.find(({ id }) => id === given)?.slug;
}

function TooFew({ count }: { count: number }) {
  return (
    <EmptyState
      icon={<UtensilsIcon />}
      title={text.empty.title}
      text={count === 0 ? text.empty.text : text.empty.one}
      py={{ base: '6', md: '10' }}
    />
  );
}

function Loading({ of }: { of: number }) {
  return (
    <chakra.div display="grid" gap="2" aria-busy>
      <VisuallyHidden role="status">{text.loading}</VisuallyHidden>
      {Array.from({ length: of }, (_, index) => (
        <Skeleton key={index} h="5.25rem" borderRadius="lg" />
      ))}
    </chakra.div>
  );
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '12' },
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '24rem minmax(0, 1fr)' },
  },
});
