import { Button } from '@chakra-ui/react';
import { search as text } from '../../messages/search.ts';
import type { Filters } from './filters.ts';
import { Remark } from './remark.tsx';

interface LeavingOutProps {
  /** Foods that a chip said to leave out; they are among the filters. */
  foods: readonly string[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Says what is left out because it was typed so, with one press to take it back. */
export function LeavingOut({ foods, filters, onChange }: LeavingOutProps) {
  const undo = () => onChange({ ...filters, exclude: filters.exclude.filter((name) => !foods.includes(name)) });
  return (
    <Remark
      act={
        <Button size="sm" onClick={undo}>
          {text.undo}
        </Button>
      }
    >
      {text.leavingOut(foods)}
    </Remark>
  );
}
