import { Button, chakra, Flex, HStack } from '@chakra-ui/react';
import { ArrowLeftRightIcon, Undo2Icon } from 'lucide-react';
import { recipe as text } from '../../../messages/recipe.ts';
import { showToast } from '../../../ui/overlays/toast-store.ts';
import type { IngredientSubstitute } from './ingredient-line.ts';

/** Under the name: behind the box, the thumbnail and their gaps. */
const INDENT = '5.25rem';

const BUTTON_HEIGHT = { base: 'touch', md: '8' };

interface SubstituteButtonsProps {
  /** The ingredient's own name. */
  name: string;
  offered: readonly IngredientSubstitute[];
  chosen: IngredientSubstitute | undefined;
  /** The name of what the cook has of them. */
  held: string | null;
  /** Told the id of the food that is to stand in, or null for the ingredient itself. */
  onChoose: (foodId: string | null) => void;
}

/** What can stand in for an ingredient. The button of the one that does leads back, and stays where it is to keep the focus. */
export function SubstituteButtons({ name, offered, chosen, held, onChoose }: SubstituteButtonsProps) {
  if (offered.length === 0) return null;
  const handleChoose = ({ ingredient }: IngredientSubstitute) => {
    onChoose(ingredient.id);
    showToast(text.ingredients.substituted(ingredient.name));
  };
  return (
    <>
      <HStack gap="1" alignItems="start" ps={INDENT} color="leaf" fontSize="sm" _print={{ display: 'none' }}>
        <Flex flexShrink="0" alignItems="center" minH={BUTTON_HEIGHT}>
          <ArrowLeftRightIcon aria-hidden />
        </Flex>
        <Flex wrap="wrap">
          {offered.map((substitute) => (
            <SubstituteButton
              key={substitute.ingredient.id}
              name={name}
              substitute={substitute}
              isChosen={substitute === chosen}
              isHeld={substitute.ingredient.name === held}
              onPress={() => (substitute === chosen ? onChoose(null) : handleChoose(substitute))}
            />
          ))}
        </Flex>
      </HStack>
      {chosen?.note && (
        <chakra.p textStyle="caption" color="mute" ps={INDENT} pb="2">
          {chosen.note}
        </chakra.p>
      )}
    </>
  );
}

interface SubstituteButtonProps {
  name: string;
  substitute: IngredientSubstitute;
  isChosen: boolean;
  /** Whether the cook has it. */
  isHeld: boolean;
  onPress: () => void;
}

function SubstituteButton({ name, substitute, isChosen, isHeld, onPress }: SubstituteButtonProps) {
  const other = substitute.ingredient.name;
  return (
    <Button
      variant={isChosen || isHeld ? 'subtle' : 'ghost'}
      minH={BUTTON_HEIGHT}
      minW={{ base: 'touch', md: '0' }}
      px="2"
      fontSize="xs"
      color="leaf"
      aria-label={isChosen ? undefined : text.ingredients.use(other, name)}
      onClick={onPress}
    >
      {isChosen && <Undo2Icon aria-hidden />}
      {isChosen ? text.ingredients.back(name) : other}
    </Button>
  );
}
