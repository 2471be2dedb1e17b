import { Button, Flex, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RefrigeratorIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths, searchPath } from '../../app/paths.ts';
import { chipText, type Chip } from '../../components/ingredient-input/chip.ts';
import { IngredientInput } from '../../components/ingredient-input/ingredient-input.tsx';
import { kitchenQuery } from '../../components/kitchen/kitchen-params.ts';
import { MAX_INGREDIENTS } from '../../components/kitchen/kitchen.ts';
import { useViewer } from '../../apollo/viewer.tsx';
import { visitorQuery } from '../../components/pantry/pantry-search.ts';
import { useHasPantry } from '../../components/pantry/use-has-pantry.ts';
import { useVisitorItems } from '../../components/pantry/use-visitor-items.ts';
import { home as text } from '../../messages/home.ts';
import { search } from '../../messages/search.ts';

interface StartBoxProps {
  chips: Chip[];
  onChange: (chips: Chip[]) => void;
  onType: (text: string) => void;
  /** The chips, and what stands in the box. */
  wanted: Chip[];
  /** Stand beside the button. */
  children: ReactNode;
}

/** The ingredients to start with; they go along to the search page. */
export function StartBox({ chips, onChange, onType, wanted, children }: StartBoxProps) {
  const pantrySearch = usePantryQuery(wanted);
  return (
    <Stack gap="6">
      <IngredientInput
        chips={chips}
        max={MAX_INGREDIENTS}
        kitchen={kitchenQuery(chips)}
        onChange={onChange}
        onType={onType}
      />
      <Flex wrap="wrap" gap="3">
        <Button variant="solid" size="lg" asChild>
          <Link to={searchPath(wanted.map(chipText))}>{text.start}</Link>
        </Button>
        {pantrySearch !== null && (
          <Button variant="subtle" size="lg" asChild>
            <Link to={`${paths.search}?${pantrySearch}`}>
              <RefrigeratorIcon aria-hidden />
              {search.pantry.button}
            </Link>
          </Button>
        )}
        {children}
      </Flex>
    </Stack>
  );
}

/** The query of a search from the pantry, with what was typed; null without one. A visitor's is in their browser. */
function usePantryQuery(wanted: Chip[]): string | null {
  const isVisitor = useViewer() === null;
  const items = useVisitorItems().filter(({ food, level }) => food && level !== 'OUT');
  const hasPantry = useHasPantry();
  if (hasPantry) return kitchenQuery(wanted, true);
  return isVisitor && items.length > 0 ? visitorQuery(items, wanted) : null;
}
