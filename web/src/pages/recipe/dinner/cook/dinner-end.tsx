import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Button, chakra } from '@chakra-ui/react';
import { ChefHatIcon, PartyPopperIcon } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../app/paths.ts';
import { dinner } from '../../../../messages/dinner.ts';
import { EmptyState } from '../../../../ui/display/empty-state.tsx';
import { STEPWISE_RECIPE } from '../../cook/stepwise-recipe.ts';
import { useCooking } from '../../use-cooking.ts';
import type { DinnerDish } from '../dinner-question.ts';

const text = dinner.cook.end;

interface DinnerEndProps {
  dishes: readonly DinnerDish[];
  onBack: () => void;
  /** Forgets the dinner. */
  onFinish: () => void;
}

/** What stands after the last step of a dinner: each of its dishes can be noted as cooked. */
export function DinnerEnd({ dishes, onBack, onFinish }: DinnerEndProps) {
  const navigate = useNavigate();
  const handleFinish = () => {
    onFinish();
    void navigate(paths.home);
  };
  return (
    <EmptyState role="status" level="h1" icon={<PartyPopperIcon />} title={text.title} text={text.text}>
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {dishes.map((dish) => (
          <li key={dish.id}>
            <CookedButton recipe={dish} />
          </li>
        ))}
      </chakra.ul>
      <Button variant="solid" size="lg" onClick={handleFinish}>
        {text.finish}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {text.back}
      </Button>
    </EmptyState>
  );
}

function CookedButton({ recipe: masked }: { recipe: FragmentType<typeof STEPWISE_RECIPE> }) {
  const { data: recipe } = useSuspenseFragment({
    fragment: STEPWISE_RECIPE,
    fragmentName: 'Stepwise_recipe',
    from: masked,
  });
  const { cooked } = useCooking(recipe);
  return (
    <>
      <Button aria-disabled={cooked.isBusy} onClick={cooked.mark}>
        <ChefHatIcon aria-hidden />
        {text.cooked(recipe.title)}
      </Button>
      {cooked.sheet}
    </>
  );
}
