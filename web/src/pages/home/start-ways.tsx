import { Button, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RefrigeratorIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths, searchPath } from '../../app/paths.ts';
import { chipText, type Chip } from '../../components/ingredient-input/chip.ts';
import { kitchenQuery } from '../../components/kitchen/kitchen-params.ts';
import { useViewer } from '../../apollo/viewer.tsx';
import { visitorQuery } from '../../components/pantry/pantry-search.ts';
import { useHasPantry } from '../../components/pantry/use-has-pantry.ts';
import { useVisitorItems } from '../../components/pantry/use-visitor-items.ts';
import { home as text } from '../../messages/home.ts';
import { search } from '../../messages/search.ts';

interface StartWaysProps {
  /** The chips, and what stands in the box. */
  wanted: Chip[];
  /** Stand beside the button. */
  children: ReactNode;
}

/** The ways to the search page, which take the ingredients of the box along. */
export function StartWays({ wanted, children }: StartWaysProps) {
  const pantrySearch = usePantryQuery(wanted);
  return (
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
