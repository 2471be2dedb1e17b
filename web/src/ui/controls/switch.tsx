import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Something that is on or off, with its words. */
export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** See {@link SwitchProps}. */
export function Switch({ checked, onChange, children }: SwitchProps) {
  return (
    <chakra.label display="inline-flex" alignItems="center" gap="3" minH="touch" cursor="pointer">
      <Track
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </chakra.label>
  );
}

const Track = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: 0,
    w: '11',
    h: '6',
    borderRadius: 'pill',
    bg: 'edge',
    cursor: 'pointer',
    transition: 'background-color 150ms',
    _before: {
      content: '""',
      display: 'block',
      boxSize: '5',
      m: '0.5',
      borderRadius: 'pill',
      bg: 'card',
      transition: 'transform 150ms',
    },
    _checked: { bg: 'leaf', _before: { transform: 'translateX(1.25rem)' } },
  },
});
