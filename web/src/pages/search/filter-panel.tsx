import { Button, chakra, Flex, SimpleGrid, Stack } from '@chakra-ui/react';
import { CUISINES, DIETS, MEALS } from '../../components/kitchen-choices.ts';
import { filters as text } from '../../messages/filters.ts';
import { AllergenPills } from '../../components/kitchen/allergen-pills.tsx';
import { KeptFoodsField } from '../../components/kitchen/kept-foods-field.tsx';
import { FoodsField } from '../../components/kitchen/foods-field.tsx';
import { MAX_LEFT_OUT } from '../../components/kitchen/kitchen.ts';
import { Card } from '../../ui/display/card.tsx';
import { ChoosePills, TickPills } from '../../ui/controls/choice-pills.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Slider } from '../../ui/controls/slider.tsx';
import { Switch } from '../../ui/controls/switch.tsx';
import { DEFAULT_FILTERS, DIFFICULTIES, LIMITS, type Filters } from './filters.ts';
import { NeverEaten } from './never-eaten.tsx';
import { ServingsField } from './servings-field.tsx';

const ANY = '';

const CUISINE_OPTIONS = [
  { value: ANY, text: text.cuisine.any },
  ...CUISINES.map((name) => ({ value: name, text: name })),
];

const MEAL_OPTIONS = [
  { value: ANY, text: text.meal.any },
  ...MEALS.map((meal) => ({ value: meal, text: text.meal[meal] })),
];

const MISSING_OPTIONS = [
  { value: ANY, text: text.maxMissing.any },
  ...Array.from({ length: LIMITS.maxMissing.max + 1 }, (_, most) => ({
    value: String(most),
    text: text.maxMissing.value(most),
  })),
];

/** What every filter together needs. */
export interface FilterPanelProps {
  filters: Filters;
  /** Names of the ingredients that a recipe may be asked to use. */
  usable: readonly string[];
  onChange: (filters: Filters) => void;
}

/** Every filter with its control, on a card of the page. */
export function FilterPanel(props: FilterPanelProps) {
  return (
    <Card padded mt="4" role="group" aria-label={text.title} animation="rise 200ms ease-out">
      <FilterFields {...props} />
    </Card>
  );
}

/** Every filter with its control. */
export function FilterFields({ filters, usable, onChange }: FilterPanelProps) {
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  return (
    <>
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="10" rowGap="7">
        <ChoosePills
          label={text.diet.label}
          options={DIETS.map((value) => ({ value, text: text.diet[value] }))}
          value={filters.diet}
          onChange={(diet) => change({ diet })}
        />
        <AllergenPills values={filters.allergies} onChange={(allergies) => change({ allergies })} />
        <CookTime minutes={filters.maxCookTime} onChange={(maxCookTime) => change({ maxCookTime })} />
        <ChoosePills
          label={text.difficulty.label}
          options={DIFFICULTIES.map((value) => ({ value, text: text.difficulty[value] }))}
          value={filters.difficulty}
          onChange={(difficulty) => change({ difficulty })}
        />
        <Flex wrap="wrap" columnGap="6" rowGap="4">
          <chakra.label display="grid" gap="2.5" fontWeight="semibold">
            {text.cuisine.label}
            <Select
              options={CUISINE_OPTIONS}
              value={filters.cuisine ?? ANY}
              onChange={(cuisine) => change({ cuisine: cuisine || null })}
            />
          </chakra.label>
          <chakra.label display="grid" gap="2.5" fontWeight="semibold">
            {text.meal.label}
            <Select
              options={MEAL_OPTIONS}
              value={filters.meal ?? ANY}
              onChange={(meal) => change({ meal: MEALS.find((known) => known === meal) ?? null })}
            />
          </chakra.label>
          <chakra.label display="grid" gap="2.5" fontWeight="semibold">
            {text.maxMissing.label}
            <Select
              options={MISSING_OPTIONS}
              value={String(filters.maxMissing ?? ANY)}
              onChange={(most) => change({ maxMissing: most === ANY ? null : Number(most) })}
            />
          </chakra.label>
          <ServingsField servings={filters.servings} onChange={(servings) => change({ servings })} />
        </Flex>
        <Stack gap="0.5">
          <Switch
            checked={filters.allowSubstitutions}
            onChange={(allowSubstitutions) => change({ allowSubstitutions })}
          >
            <chakra.span fontWeight="semibold">{text.allowSubstitutions.label}</chakra.span>
          </Switch>
          <chakra.p fontSize="sm" color="mute">
            {text.allowSubstitutions.hint}
          </chakra.p>
        </Stack>
        {usable.length > 1 && (
          <chakra.div gridColumn={{ md: '1 / -1' }}>
            <TickPills
              label={text.mustUse.label}
              options={usable.map((value) => ({ value, text: value }))}
              values={filters.mustUse}
              onChange={(mustUse) => change({ mustUse })}
            />
          </chakra.div>
        )}
        <Stack gap="4" gridColumn={{ md: '1 / -1' }}>
          <FoodsField
            label={text.exclude.label}
            placeholder={text.exclude.placeholder}
            removeLabel={(food) => text.remove(text.exclude.none(food))}
            foods={filters.exclude}
            max={MAX_LEFT_OUT}
            onChange={(exclude) => change({ exclude })}
          />
          <NeverEaten exclude={filters.exclude} onChange={(exclude) => change({ exclude })} />
        </Stack>
        <chakra.div gridColumn={{ md: '1 / -1' }}>
          <KeptFoodsField list="pantry" foods={filters.pantry} onChange={(pantry) => change({ pantry })} />
        </chakra.div>
      </SimpleGrid>
      <Button
        variant="ghost"
        size="sm"
        mt="6"
        ms="-4"
        onClick={() => onChange({ ...DEFAULT_FILTERS, pantry: filters.pantry })}
      >
        {text.reset}
      </Button>
    </>
  );
}

function CookTime({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const words = text.maxCookTime.value(minutes);
  return (
    <chakra.label display="block">
      <chakra.span fontWeight="semibold">
        {text.maxCookTime.label}{' '}
        <chakra.span color="leaf" fontVariantNumeric="tabular-nums">
          {words}
        </chakra.span>
      </chakra.span>
      <Slider
        {...LIMITS.cookTime}
        aria-label={text.maxCookTime.label}
        value={minutes}
        valueText={words}
        onChange={onChange}
      />
    </chakra.label>
  );
}
