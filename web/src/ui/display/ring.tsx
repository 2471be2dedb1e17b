import { chakra } from '@chakra-ui/react';

/** A circle filled clockwise from the top. */
export interface RingProps {
  /** How much is filled, 0 to 100; beyond that it is cut off. */
  percentage: number;
  /** Colour token of the filled part. */
  color: string;
  /** Width and height as a size token. */
  size?: string;
}

/** See {@link RingProps}. Decorative: the number belongs beside it, never colour alone. */
export function Ring({ percentage, color, size = '6' }: RingProps) {
  const filled = Math.min(100, Math.max(0, percentage));
  return (
    <chakra.svg viewBox="0 0 24 24" boxSize={size} transform="rotate(-90deg)" fill="none" aria-hidden focusable="false">
      <chakra.circle cx="12" cy="12" r="9" strokeWidth="5" stroke="line" />
      {filled > 0 && (
        <chakra.circle
          cx="12"
          cy="12"
          r="9"
          strokeWidth="5"
          stroke={color}
          pathLength={100}
          strokeDasharray={`${filled} 100`}
        />
      )}
    </chakra.svg>
  );
}
