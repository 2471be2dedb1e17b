import { Button, chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { recipePath } from '../../app/paths.ts';
import { ownRecipe } from '../../messages/own-recipe.ts';
import { Card } from '../../ui/display/card.tsx';

const text = ownRecipe.form.conflict;

interface ConflictNoteProps {
  recipeId: string;
  isBusy: boolean;
  /** Writes what is in the form over what is stored. */
  onKeepMine: () => void;
  /** Drops what is in the form for what is stored. */
  onTakeStored: () => void;
}

/** Says that the recipe was changed elsewhere while it was written here; which of both stays is up to the cook. */
export function ConflictNote({ recipeId, isBusy, onKeepMine, onTakeStored }: ConflictNoteProps) {
  return (
    <Card mt="8" p="5" display="grid" gap="4">
      <chakra.p role="alert">{text.text}</chakra.p>
      <Flex gap="3" wrap="wrap">
        <Button asChild>
          <Link to={recipePath(recipeId)} target="_blank">
            {text.look}
          </Link>
        </Button>
        <Button aria-disabled={isBusy} onClick={onTakeStored}>
          {text.takeStored}
        </Button>
        <Button variant="solid" aria-disabled={isBusy} onClick={onKeepMine}>
          {text.keepMine}
        </Button>
      </Flex>
    </Card>
  );
}
