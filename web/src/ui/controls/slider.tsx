import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { CSSProperties } from 'react';

const thumb = {
  appearance: 'none',
  boxSize: '6',
  borderRadius: 'pill',
  bg: 'leaf',
  border: '3px solid {colors.card}',
  boxShadow: '0 0 0 1px {colors.leaf}',
};

const Range = chakra('input', {
  base: {
    appearance: 'none',
    w: 'full',
    h: 'touch',
    bg: 'transparent',
    cursor: 'pointer',
    '--filled': '50%',
    '&::-webkit-slider-runnable-track': {
      h: '1.5',
      borderRadius: 'pill',
      background: 'linear-gradient(to right, {colors.leaf} var(--filled), {colors.line} var(--filled))',
    },
    '&::-moz-range-track': { h: '1.5', borderRadius: 'pill', bg: 'line' },
    '&::-moz-range-progress': { h: '1.5', borderRadius: 'pill', bg: 'leaf' },
    '&::-webkit-slider-thumb': { ...thumb, mt: '-9px' },
    '&::-moz-range-thumb': thumb,
  },
});

/** A number chosen by sliding, in steps. Name it by a `<label>` or an `aria-label`. */
export interface SliderProps extends Omit<
  HTMLChakraProps<'input'>,
  'type' | 'value' | 'onChange' | 'min' | 'max' | 'step'
> {
  min: number;
  max: number;
  step: number;
  value: number;
  /** The value in words: "60 minutes". */
  valueText: string;
  onChange: (value: number) => void;
}

/** See {@link SliderProps}. The thumb is 24 px, the whole row 44 px. */
export function Slider({ value, valueText, min, max, onChange, ...rest }: SliderProps) {
  const style: CSSProperties & Record<'--filled', string> = { '--filled': `${(100 * (value - min)) / (max - min)}%` };
  return (
    <Range
      type="range"
      min={min}
      max={max}
      value={value}
      aria-valuetext={valueText}
      style={style}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      {...rest}
    />
  );
}
