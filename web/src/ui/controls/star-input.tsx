import { chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { StarIcon } from 'lucide-react';

const STARS = [1, 2, 3, 4, 5];

/** One to five stars to choose; 0 while none is chosen. */
export interface StarInputProps {
  label: string;
  /** Names one choice: "3 stars". */
  nameOf: (stars: number) => string;
  value: number;
  error?: string | null;
  onChange: (stars: number) => void;
}

/** See {@link StarInputProps}. Arrow keys move between the stars, as in any radio group. */
export function StarInput({ label, nameOf, value, error, onChange }: StarInputProps) {
  const name = useId();
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="semibold" fontSize="sm" mb="1">
        {label}
      </chakra.legend>
      <Flex ms="-2">
        {STARS.map((stars) => (
          <Star key={stars} data-on={stars <= value || undefined}>
            <Choice
              type="radio"
              name={name}
              aria-label={nameOf(stars)}
              aria-describedby={error ? `${name}-error` : undefined}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <StarIcon aria-hidden />
          </Star>
        ))}
      </Flex>
      {error && (
        <chakra.p id={`${name}-error`} role="alert" fontSize="sm" color="tomato.ink">
          {error}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}

const Star = chakra('label', {
  base: {
    pos: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: 'touch',
    borderRadius: 'pill',
    fontSize: '2xl',
    color: 'edge',
    cursor: 'pointer',
    transition: 'color 150ms',
    '&[data-on], &:hover': { color: 'saffron' },
    '&[data-on] svg': { fill: 'currentcolor' },
    '&:has(:focus-visible)': { outline: '3px solid {colors.leaf}' },
  },
});

const Choice = chakra('input', { base: { pos: 'absolute', inset: '0', opacity: 0, cursor: 'pointer' } });
