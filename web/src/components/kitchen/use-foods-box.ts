import { useEffect, useRef, useState } from 'react';
import { filters } from '../../messages/filters.ts';
import { addPieces, typedPieces } from '../ingredient-input/chip.ts';
import { useSuggestionBox, type SuggestionBox } from '../ingredient-input/use-suggestion-box.ts';

const text = filters.foods;

/** A list of foods that grows by what is typed. */
export interface FoodsBoxProps {
  foods: readonly string[];
  /** Most foods of the list. */
  max: number;
  /** Those of some texts that stand for no food, for a list that lasts; where it is left out, every text is taken. */
  findUnknown?: (texts: readonly string[]) => Promise<string[]>;
  onChange: (foods: string[]) => void;
}

interface FoodsBox {
  typed: string;
  setTyped: (typed: string) => void;
  /** Why what was typed last was not added; undefined where it was. */
  refusal: string | undefined;
  box: SuggestionBox;
}

/** The box of a list of foods: a suggestion is added at once, a text once it is known to be a food. What is not added stays in the box. */
export function useFoodsBox({ foods, max, findUnknown, onChange }: FoodsBoxProps): FoodsBox {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const latest = useRef(foods);
  useEffect(() => {
    latest.current = foods;
  }, [foods]);
  const add = (pieces: readonly string[]): string[] => {
    const before = latest.current.map((name) => ({ name }));
    const { chips, added, leftOut } = addPieces(before, pieces, max);
    latest.current = chips.map(({ name }) => name);
    if (added.length > 0) onChange([...latest.current]);
    return leftOut;
  };
  const submit = async (more: string) => {
    const pieces = typedPieces(more);
    setTyped('');
    const unknown = (await findUnknown?.(pieces)) ?? [];
    const beyond = add(pieces.filter((piece) => !unknown.includes(piece)));
    if (unknown.length + beyond.length === 0) return;
    setTyped([...unknown, ...beyond].join(', '));
    setRefusal(unknown.length > 0 ? text.unknown(unknown) : text.beyond(max, beyond));
  };
  const box = useSuggestionBox(typed, {
    onChoose: ({ name }) => {
      setTyped('');
      setRefusal(undefined);
      add([name]);
    },
    onSubmit: (more) => void submit(more),
  });
  const type = (now: string) => {
    setTyped(now);
    setRefusal(undefined);
  };
  return { typed, setTyped: type, refusal, box };
}
