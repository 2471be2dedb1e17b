import { Button, chakra, Flex, SimpleGrid } from '@chakra-ui/react';
import { filters } from '../../messages/filters.ts';
import { keptRecipes as text } from '../../messages/kept-recipes.ts';
import { Card } from '../../ui/display/card.tsx';
import { ChoosePills } from '../../ui/controls/choice-pills.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { CUISINES } from '../kitchen-choices.ts';
import { NO_FILTER, type SavedFilter } from './saved-filter.ts';

const ANY = '';
const CUISINE_OPTIONS = [
  { value: ANY, text: filters.cuisine.any },
  ...CUISINES.map((name) => ({ value: name, text: name })),
];
const DIFFICULTIES = ['ANY', 'EASY', 'MEDIUM', 'HARD'] as const;
const TIMES = [
  { value: ANY, text: text.time.any },
  { value: '15', text: text.time[15] },
  { value: '30', text: text.time[30] },
  { value: '60', text: text.time[60] },
] as const;

interface SavedFilterPanelProps {
  filter: SavedFilter;
  onChange: (filter: SavedFilter) => void;
}

/** Every filter of saved recipes with its control. */
export function SavedFilterPanel({ filter, onChange }: SavedFilterPanelProps) {
  const change = (part: Partial<SavedFilter>) => onChange({ ...filter, ...part });
  const minutes = TIMES.find(({ value }) => value === String(filter.maxTotalTime ?? ANY))?.value ?? ANY;
  return (
    <Card padded role="group" aria-label={text.panel} animation="rise 200ms ease-out">
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="10" rowGap="6">
        <TextField label={text.text} type="search" value={filter.text} onChange={(words) => change({ text: words })} />
        <chakra.label display="grid" gap="1.5" fontWeight="semibold" fontSize="sm" justifyItems="start">
          {filters.cuisine.label}
          <Select
            options={CUISINE_OPTIONS}
            value={filter.cuisine ?? ANY}
            onChange={(cuisine) => change({ cuisine: cuisine || null })}
          />
        </chakra.label>
        <ChoosePills
          label={filters.difficulty.label}
          options={DIFFICULTIES.map((value) => ({ value, text: filters.difficulty[value] }))}
          value={filter.difficulty ?? 'ANY'}
          onChange={(difficulty) => change({ difficulty: difficulty === 'ANY' ? null : difficulty })}
        />
        <ChoosePills
          label={text.time.label}
          options={TIMES}
          value={minutes}
          onChange={(value) => change({ maxTotalTime: value === ANY ? null : Number(value) })}
        />
      </SimpleGrid>
      <Flex mt="5">
        <Button variant="ghost" size="sm" ms="-4" onClick={() => onChange(NO_FILTER)}>
          {text.clear}
        </Button>
      </Flex>
    </Card>
  );
}
