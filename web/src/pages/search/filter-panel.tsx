import { chakra, Flex, SimpleGrid, Stack } from '@chakra-ui/react'
import { ALLERGENS, CUISINES, DIETS } from '../../components/kitchen-choices.ts'
import { filters as text } from '../../messages/filters.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChoosePills, TickPills } from '../../ui/choice-pills.tsx'
import { Select } from '../../ui/select.tsx'
import { Slider } from '../../ui/slider.tsx'
import { Switch } from '../../ui/switch.tsx'
import { DEFAULT_FILTERS, DIFFICULTIES, LIMITS, type Filters } from './filters.ts'
import { ServingsField } from './servings-field.tsx'

const ANY_CUISINE = ''

const CUISINE_OPTIONS = [{ value: ANY_CUISINE, text: text.cuisine.any }, ...CUISINES.map((name) => ({ value: name, text: name }))]

interface FilterPanelProps {
  filters: Filters
  onChange: (filters: Filters) => void
}

/** Every filter with its control. */
export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part })
  return (
    <Card padded mt="4" role="group" aria-label={text.title} animation="rise 200ms ease-out">
      <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="10" rowGap="7">
        <ChoosePills label={text.diet.label} options={DIETS.map((value) => ({ value, text: text.diet[value] }))} value={filters.diet} onChange={(diet) => change({ diet })} />
        <TickPills label={text.allergies.label} options={ALLERGENS.map((value) => ({ value, text: text.allergies[value] }))} values={filters.allergies} onChange={(allergies) => change({ allergies })} />
        <CookTime minutes={filters.maxCookTime} onChange={(maxCookTime) => change({ maxCookTime })} />
        <ChoosePills label={text.difficulty.label} options={DIFFICULTIES.map((value) => ({ value, text: text.difficulty[value] }))} value={filters.difficulty} onChange={(difficulty) => change({ difficulty })} />
        <Flex wrap="wrap" gap="6">
          <chakra.label display="grid" gap="2.5" fontWeight="semibold">
            {text.cuisine.label}
            <Select options={CUISINE_OPTIONS} value={filters.cuisine ?? ANY_CUISINE} onChange={(cuisine) => change({ cuisine: cuisine || null })} />
          </chakra.label>
          <ServingsField servings={filters.servings} onChange={(servings) => change({ servings })} />
        </Flex>
        <Stack gap="0.5">
          <Switch checked={filters.allowSubstitutions} onChange={(allowSubstitutions) => change({ allowSubstitutions })}>
            <chakra.span fontWeight="semibold">{text.allowSubstitutions.label}</chakra.span>
          </Switch>
          <chakra.p fontSize="sm" color="mute">
            {text.allowSubstitutions.hint}
          </chakra.p>
        </Stack>
      </SimpleGrid>
      <Button variant="ghost" size="sm" mt="6" ms="-4" onClick={() => onChange(DEFAULT_FILTERS)}>
        {text.reset}
      </Button>
    </Card>
  )
}

function CookTime({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const words = text.maxCookTime.value(minutes)
  return (
    <chakra.label display="block">
      <Flex justify="space-between" gap="4" fontWeight="semibold">
        {text.maxCookTime.label}
        <chakra.span color="leaf" fontVariantNumeric="tabular-nums">
          {words}
        </chakra.span>
      </Flex>
      <Slider {...LIMITS.cookTime} aria-label={text.maxCookTime.label} value={minutes} valueText={words} onChange={onChange} />
    </chakra.label>
  )
}
