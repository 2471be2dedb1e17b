import { Button, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { addPieces, chipText, type Chip } from '../../components/ingredient-input/chip.ts';
import { MAX_INGREDIENTS } from '../../components/kitchen/kitchen.ts';
import { search as text } from '../../messages/search.ts';
import { groupAsked, type AskedGroup } from './group-asked.ts';
import { leftOut } from './left-out.ts';
import { Remark } from './remark.tsx';
import type { Search } from './search-params.ts';
import type { Reading } from './search-question.ts';
import { isSplit, understood } from './understood.ts';

interface RemarksProps {
  readings: readonly Reading[];
  /** Whether recipes go by a name that was typed and keep to the filters. */
  hasDishes: boolean;
  search: Search;
  onChange: (part: Partial<Search>) => void;
}

/** What a cook should know of how the chips were read: what is not known, what may have been meant otherwise, what the filters leave out. */
export function Remarks({ readings: all, hasDishes, search, onChange }: RemarksProps) {
  const { chips } = understood(search, all);
  const readings = all.filter((reading) => chips.some((chip) => chip.name === reading.text));
  const groups = new Map(readings.filter(isUnknown).map((reading) => [reading, groupAsked(reading.text)]));
  const unknown = readings
    .filter((reading) => !groups.get(reading))
    .flatMap((reading) => (isUnknown(reading) ? [reading.text] : reading.unread));
  const unkept = hasDishes ? [] : readings.filter((reading) => reading.isDish).map((reading) => reading.text);
  const heeded = readings.filter((reading) => reading.isExcluded && !reading.isDish).map((reading) => reading.text);
  const without = readings
    .filter((reading) => reading.isExcluded && reading.isDish)
    .flatMap((reading) => reading.excludes);
  const names = leftOut(readings, search.filters);
  return (
    <Stack gap="3" mb="5" _empty={{ display: 'none' }}>
      {unknown.length > 0 && <Remark>{text.unrecognised(unknown)}</Remark>}
      {[...groups].map(([{ text: typed }, group]) => group && <LookAround key={typed} typed={typed} group={group} />)}
      {unkept.length > 0 && <Remark>{text.dishes.unkept(unkept)}</Remark>}
      {heeded.length > 0 && <Remark>{text.heeded(heeded)}</Remark>}
      {without.length > 0 && <Remark>{text.without(without)}</Remark>}
      {readings.map((reading) => {
        const { text: typed, ingredient, otherwise, parts } = reading;
        if (isSplit(reading) && chips.length + parts.length - 1 > MAX_INGREDIENTS)
          return <Remark key={typed}>{text.severalFoods(typed)}</Remark>;
        if (!ingredient || !otherwise) return null;
        const act = (
          <Button size="sm" onClick={() => onChange({ chips: saidAgain(search.chips, typed, otherwise) })}>
            {text.instead([otherwise])}
          </Button>
        );
        return (
          <Remark key={typed} act={act}>
            {text.takenFor(typed, ingredient.name)}
          </Remark>
        );
      })}
      {names.length > 0 && <Remark>{text.leftOut(names)}</Remark>}
    </Stack>
  );
}

/** Where a chip names a group of recipes, the way to its page. */
function LookAround({ typed, group }: { typed: string; group: AskedGroup }) {
  const link = (
    <Button size="sm" asChild>
      <Link to={group.path}>{group.title}</Link>
    </Button>
  );
  return <Remark act={link}>{text.lookAround(typed)}</Remark>;
}

const isNoFood = ({ ingredient, parts, isExcluded }: Reading): boolean =>
  !ingredient && parts.length === 0 && !isExcluded;

const isUnknown = (reading: Reading): boolean => isNoFood(reading) && !reading.isDish && reading.meal === null;

/** The chips with another name in place of one; its amount stays. */
function saidAgain(chips: readonly Chip[], typed: string, instead: string): Chip[] {
  const pieces = chips.map((chip) => chipText(chip.name === typed ? { ...chip, name: instead } : chip));
  return addPieces([], pieces, MAX_INGREDIENTS).chips;
}
