import { useQuery } from '@apollo/client/react';
import { Button, chakra, Skeleton, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { isSameName } from '../../../components/ingredient-input/chip.ts';
import { MAX_AT_HOME } from '../../../components/kitchen/kitchen.ts';
import { LoadFailed } from '../../../components/load-failed.tsx';
import { graphql } from '../../../gql/gql.ts';
import { filters } from '../../../messages/filters.ts';
import { TickPills } from '../../../ui/controls/choice-pills.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';

const text = filters.pantry;

/** What most recipes need decides most about a search. */
const COMMON_FOODS = graphql(`
  query CommonFoods {
    commonFoods(first: 30) {
      id
      nameInDish
    }
  }
`);

interface AtHomeSheetProps {
  /** What is always at home so far. */
  foods: readonly string[];
  isOpen: boolean;
  onDone: (foods: string[]) => void;
  onClose: () => void;
}

/** The foods that most recipes need, to be ticked where they are always at home. */
export function AtHomeSheet({ isOpen, onClose, onDone, foods }: AtHomeSheetProps) {
  // What was ticked and not confirmed is forgotten with the window.
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const now = chosen ?? foods;
  const leave = (then: () => void) => {
    setChosen(null);
    then();
  };
  const foot = (
    <Button variant="solid" minH="12" onClick={() => leave(() => onDone([...now]))}>
      {text.done}
    </Button>
  );
  return (
    <Sheet title={text.question} isOpen={isOpen} onClose={() => leave(onClose)} foot={foot}>
      <Stack gap="4">
        <chakra.p color="mute">{text.lead}</chakra.p>
        <Choice foods={now} onChange={setChosen} />
      </Stack>
    </Sheet>
  );
}

interface ChoiceProps {
  foods: readonly string[];
  onChange: (foods: string[]) => void;
}

function Choice({ foods, onChange }: ChoiceProps) {
  const { data, error, refetch } = useQuery(COMMON_FOODS);
  if (error && !data) return <LoadFailed title={text.failed} level="h3" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton h="22rem" borderRadius="lg" aria-label={text.loading} role="status" />;
  const offered = data.commonFoods.map(({ nameInDish }) => nameInDish);
  const others = foods.filter((food) => !offered.some((one) => isSameName(one, food)));
  const room = MAX_AT_HOME - others.length;
  const ticked = offered.filter((one) => foods.some((food) => isSameName(one, food)));
  return (
    <>
      <TickPills
        label={text.common}
        options={offered.map((value) => ({ value, text: value }))}
        values={ticked}
        onChange={(values) => values.length <= room && onChange([...others, ...values])}
      />
      <chakra.p role="status" fontSize="sm" color="tomato.ink" _empty={{ display: 'none' }}>
        {ticked.length >= room && filters.foods.full(MAX_AT_HOME)}
      </chakra.p>
    </>
  );
}
