import { HStack } from '@chakra-ui/react';
import { ArrowDownIcon, ArrowUpIcon, XIcon } from 'lucide-react';
import { ownRecipe } from '../../messages/own-recipe.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';

const text = ownRecipe.form;

interface RowButtonsProps {
  /** What the row is called: "Step 2". */
  name: string;
  removeLabel: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Moves a row of the form up or down, or takes it away. */
export function RowButtons({ name, removeLabel, isFirst, isLast, onMove, onRemove }: RowButtonsProps) {
  return (
    <HStack gap="0" flexShrink="0">
      <IconButton
        size="sm"
        label={text.moveUp(name)}
        aria-disabled={isFirst}
        opacity={isFirst ? 0.4 : 1}
        onClick={() => !isFirst && onMove(-1)}
      >
        <ArrowUpIcon />
      </IconButton>
      <IconButton
        size="sm"
        label={text.moveDown(name)}
        aria-disabled={isLast}
        opacity={isLast ? 0.4 : 1}
        onClick={() => !isLast && onMove(1)}
      >
        <ArrowDownIcon />
      </IconButton>
      <IconButton size="sm" label={removeLabel} onClick={onRemove}>
        <XIcon />
      </IconButton>
    </HStack>
  );
}
