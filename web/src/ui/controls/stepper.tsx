import { chakra, HStack } from '@chakra-ui/react';
import { MinusIcon, PlusIcon } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

/** A whole number with a button for one less and one for one more. */
export interface StepperProps {
  /** Names the number: "Servings". */
  label: string;
  fewerLabel: string;
  moreLabel: string;
  value: number;
  min: number;
  /** No upper end when left out. */
  max?: number;
  onChange: (value: number) => void;
}

/** See {@link StepperProps}. The number is announced when it changes; a button at the end of its way keeps the focus. */
export function Stepper({ label, fewerLabel, moreLabel, value, min, max = Infinity, onChange }: StepperProps) {
  return (
    <HStack
      role="group"
      aria-label={label}
      gap="1"
      border="hairline"
      borderRadius="pill"
      p="1"
      bg="card"
      w="fit-content"
    >
      <IconButton
        label={fewerLabel}
        size="sm"
        variant="soft"
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      >
        <MinusIcon />
      </IconButton>
      <chakra.output
        minW="9"
        textAlign="center"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        aria-live="polite"
      >
        {value}
      </chakra.output>
      <IconButton
        label={moreLabel}
        size="sm"
        variant="soft"
        aria-disabled={value >= max}
        onClick={() => value < max && onChange(value + 1)}
      >
        <PlusIcon />
      </IconButton>
    </HStack>
  );
}
