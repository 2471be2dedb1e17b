import { Button, chakra, Flex, HStack, Stack } from '@chakra-ui/react';
import { ArrowLeftRightIcon, Undo2Icon } from 'lucide-react';
import { useId } from 'react';
import { useViewer } from '../../../apollo/viewer.tsx';
import { recipe as text } from '../../../messages/recipe.ts';
import { LARGE_TEXT } from '../../../ui/large-text.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import type { IngredientSubstitute } from './ingredient-line.ts';
import { swapFacts, type AllergenFactsOf } from './swap-facts.ts';

/** Under the name: behind the box, the thumbnail and their gaps. */
const INDENT = { ps: '5.25rem', [LARGE_TEXT]: { ps: '0' } };

const BUTTON_HEIGHT = { base: 'touch', md: '8' };

interface SubstituteButtonsProps {
  /** The ingredient's own name. */
  name: string;
  offered: readonly IngredientSubstitute[];
  chosen: IngredientSubstitute | undefined;
  /** What the dish contains as it is now. */
  dish: AllergenFactsOf;
  /** The name of what the cook has of them. */
  held: string | null;
  /** Told the id of the food that is to stand in, or null for the ingredient itself. */
  onChoose: (foodId: string | null) => void;
}

/** What can stand in for an ingredient, and what it would bring into the dish. The button of the one that does leads back, and stays where it is to keep the focus. */
export function SubstituteButtons({ name, offered, chosen, dish, held, onChoose }: SubstituteButtonsProps) {
  const diet = useViewer()?.household.diet ?? 'ANY';
  if (offered.length === 0) return null;
  const handleChoose = ({ ingredient }: IngredientSubstitute) => {
    onChoose(ingredient.id);
    showToast(text.ingredients.substituted(ingredient.name));
  };
  return (
    <>
      <HStack gap="1" alignItems="start" css={INDENT} color="leaf" fontSize="sm" _print={{ display: 'none' }}>
        <Flex flexShrink="0" alignItems="center" minH={BUTTON_HEIGHT}>
          <ArrowLeftRightIcon aria-hidden />
        </Flex>
        <Flex wrap="wrap" alignItems="start">
          {offered.map((substitute) => (
            <SubstituteButton
              key={substitute.ingredient.id}
              name={name}
              substitute={substitute}
              facts={swapFacts(substitute.ingredient, dish, diet)}
              isChosen={substitute === chosen}
              isHeld={substitute.ingredient.name === held}
              onPress={() => (substitute === chosen ? onChoose(null) : handleChoose(substitute))}
            />
          ))}
        </Flex>
      </HStack>
      {chosen?.note && (
        <chakra.p textStyle="caption" color="mute" css={INDENT} pb="2">
          {chosen.note}
        </chakra.p>
      )}
    </>
  );
}

interface SubstituteButtonProps {
  name: string;
  substitute: IngredientSubstitute;
  /** What the cook should know before they take it. */
  facts: string;
  isChosen: boolean;
  /** Whether the cook has it. */
  isHeld: boolean;
  onPress: () => void;
}

function SubstituteButton({ name, substitute, facts, isChosen, isHeld, onPress }: SubstituteButtonProps) {
  const other = substitute.ingredient.name;
  const factsId = useId();
  const hasFacts = facts !== '' && !isChosen;
  return (
    <Stack as="span" gap="0" maxW="full">
      <Button
        variant={isChosen || isHeld ? 'subtle' : 'ghost'}
        alignSelf="start"
        minH={BUTTON_HEIGHT}
        minW={{ base: 'touch', md: '0' }}
        px="2"
        py="1"
        maxW="full"
        whiteSpace="normal"
        textAlign="start"
        lineHeight="snug"
        fontSize="xs"
        color="leaf"
        aria-label={isChosen ? undefined : text.ingredients.use(other, name)}
        aria-describedby={hasFacts ? factsId : undefined}
        onClick={onPress}
      >
        {isChosen && <Undo2Icon aria-hidden />}
        {isChosen ? text.ingredients.back(name) : other}
      </Button>
      {hasFacts && (
        <chakra.span id={factsId} px="2" mt={{ base: '-2', md: '-1' }} pb="1" fontSize="xs" color="tomato.ink">
          {facts}
        </chakra.span>
      )}
    </Stack>
  );
}
