import { Button } from '@chakra-ui/react';
import { isSameName, type Chip } from '../../components/ingredient-input/chip.ts';
import { MAX_INGREDIENTS } from '../../components/kitchen/kitchen.ts';
import { search as text } from '../../messages/search.ts';
import { Remark } from './remark.tsx';
import type { Joined } from './use-search.ts';

interface JoinedNoticeProps extends Joined {
  onOnly: (chips: Chip[]) => void;
}

/** Says that the header's text was added to the ingredients that were there, with one press to search for it alone. */
export function JoinedNotice({ chips, wanted, onOnly }: JoinedNoticeProps) {
  const names = namesOf(wanted);
  return (
    <Remark
      act={
        <Button size="sm" onClick={() => onOnly(wanted)}>
          {text.joined.only(names)}
        </Button>
      }
    >
      {sentence(chips, wanted)}
    </Remark>
  );
}

function sentence(chips: readonly Chip[], wanted: readonly Chip[]): string {
  const fresh = wanted.filter(({ name }) => !chips.some((chip) => isSameName(chip.name, name)));
  if (fresh.length === 0) return text.joined.there(chips.length, namesOf(wanted));
  const added = fresh.slice(0, MAX_INGREDIENTS - chips.length);
  return added.length > 0
    ? text.joined.with(chips.length, namesOf(added))
    : text.joined.noRoom(chips.length, namesOf(fresh));
}

function namesOf(chips: readonly Chip[]): string[] {
  return chips.map((chip) => chip.name);
}
