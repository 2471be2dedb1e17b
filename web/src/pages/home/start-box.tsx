import { Flex, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { searchPath } from '../../app/paths.ts'
import { chipText } from '../../components/ingredient-input/chip.ts'
import { IngredientInput } from '../../components/ingredient-input/ingredient-input.tsx'
import { useStartDraft } from '../../components/ingredient-input/search-draft.ts'
import { kitchenQuery } from '../../components/kitchen/kitchen-params.ts'
import { MAX_INGREDIENTS } from '../../components/kitchen/kitchen.ts'
import { home as text } from '../../messages/home.ts'
import { Button } from '../../ui/controls/button.tsx'

/** The ingredients to start with; they go along to the search page. `children` stand beside the button. */
export function StartBox({ children }: { children: ReactNode }) {
  const [chips, change] = useStartDraft()
  return (
    <Stack gap="6">
      <IngredientInput chips={chips} max={MAX_INGREDIENTS} kitchen={kitchenQuery(chips)} onChange={change} />
      <Flex wrap="wrap" gap="3">
        <Button variant="solid" size="lg" asChild>
          <Link to={searchPath(chips.map(chipText))}>{text.start}</Link>
        </Button>
        {children}
      </Flex>
    </Stack>
  )
}
