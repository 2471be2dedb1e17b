import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { filters as text } from '../../messages/filters.ts';
import { DEFAULT_FILTERS, LIMITS } from './filters.ts';

const { min, max } = LIMITS.servings;

/** How many to cook for, 1 to 12. What is empty or no such number falls back to 4 when the field is left. */
export function ServingsField({ servings, onChange }: { servings: number; onChange: (servings: number) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const handleChange = (value: string) => {
    setTyped(value);
    onChange(parseServings(value));
  };
  return (
    <chakra.label display="grid" gap="2.5" fontWeight="semibold">
      {text.servings.label}
      <chakra.input
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        step={1}
        value={typed ?? servings}
        onChange={(event) => handleChange(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
        w="24"
        minH="touch"
        ps="5"
        pe="2"
        bg="card"
        border="hairline"
        borderRadius="pill"
        fontSize={{ base: 'md', md: 'sm' }}
        fontWeight="medium"
      />
    </chakra.label>
  );
}

function parseServings(typed: string): number {
  const value = Number(typed);
  return Number.isInteger(value) && value >= min && value <= max ? value : DEFAULT_FILTERS.servings;
}
