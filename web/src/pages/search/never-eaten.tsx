import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useViewer } from '../../apollo/viewer.tsx';
import { paths } from '../../app/paths.ts';
import { isSameName } from '../../components/ingredient-input/chip.ts';
import { KeptFoodsField } from '../../components/kitchen/kept-foods-field.tsx';
import { visitorTable } from '../../components/pantry/visitor-table.ts';
import { filters as text } from '../../messages/filters.ts';

interface NeverEatenProps {
  /** What this search leaves out. */
  exclude: readonly string[];
  onChange: (exclude: string[]) => void;
}

/** What is never eaten, among the filters: a visitor says it here, and a cook in the settings. */
export function NeverEaten(props: NeverEatenProps) {
  const viewer = useViewer();
  if (viewer === undefined) return null;
  return viewer ? <OfCook foods={viewer.household.exclude} /> : <OfVisitor {...props} />;
}

function OfCook({ foods }: { foods: readonly string[] }) {
  return (
    <chakra.p fontSize="sm" color="mute">
      {text.neverEaten.ofCook(foods)}{' '}
      <chakra.span color="leaf" textDecoration="underline" asChild>
        <Link to={paths.settings}>{text.neverEaten.settings}</Link>
      </chakra.span>
    </chakra.p>
  );
}

/** What comes and goes here comes and goes in this search, too. */
function OfVisitor({ exclude, onChange }: NeverEatenProps) {
  const [foods, setFoods] = useState(() => visitorTable.get().exclude);
  const keep = (now: string[]) => {
    const isIn = (list: readonly string[], food: string) => list.some((one) => isSameName(one, food));
    setFoods(now);
    visitorTable.keepNeverEaten(now);
    const others = exclude.filter((food) => isIn(now, food) || !isIn(foods, food));
    onChange([...others, ...now.filter((food) => !isIn(foods, food) && !isIn(others, food))]);
  };
  return <KeptFoodsField list="exclude" foods={foods} onChange={keep} />;
}
