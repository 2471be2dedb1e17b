import { Button, chakra, Flex } from '@chakra-ui/react';
import { ownRecipe } from '../../messages/own-recipe.ts';

const text = ownRecipe.form.restored;

/** Says that the form holds what was written before, and lets the cook start over. */
export function RestoredNote({ onStartOver }: { onStartOver: () => void }) {
  return (
    <Flex role="status" align="center" gap="3" wrap="wrap" mb="6">
      <chakra.p color="mute">{text.text}</chakra.p>
      <Button size="sm" onClick={onStartOver}>
        {text.startOver}
      </Button>
    </Flex>
  );
}
