import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { isComposing } from '../../lib/is-composing.ts';
import { optionId, type SuggestionList } from './suggestion-list.tsx';
import { useSuggestions, type DishSuggestion, type Suggestion } from './use-suggestions.ts';

/** How long the list outlives the focus, so that a press on it still counts (specification, section 9). */
const BLUR_DELAY_MS = 150;

/** Nothing is highlighted until an arrow key is pressed. */
const NONE = -1;

interface SuggestionBoxActions {
  onChoose: (suggestion: Suggestion) => void;
  /** What becomes of a dish that is chosen; where it is left out, none are offered. */
  onDish?: (dish: DishSuggestion) => void;
  /** Enter without a highlighted suggestion, and what stands in the field: it may have been typed before the page was taken over. */
  onSubmit: (typed: string) => void;
  /** The focus has gone for good; must not depend on the render it comes from. */
  onLeave?: () => void;
}

/** What an input with suggestions under it is made of. */
export interface SuggestionBox {
  isOpen: boolean;
  /** What makes the input a combobox (WAI-ARIA 1.2). */
  input: {
    role: 'combobox';
    'aria-autocomplete': 'list';
    'aria-expanded': boolean;
    'aria-controls': string;
    'aria-activedescendant': string | undefined;
    onFocus: () => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
  list: ComponentProps<typeof SuggestionList>;
}

/**
 * The list of suggestions under an input. It opens while the input has text and focus, and closes on Escape, on Enter, on a
 * choice, or 150 ms after the focus went; typing on opens it again.
 */
export function useSuggestionBox(
  text: string,
  { onChoose, onDish, onSubmit, onLeave }: SuggestionBoxActions,
): SuggestionBox {
  const listId = useId();
  const { isFocused, onFocus, onBlur } = useLastingFocus(onLeave);
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const [highlight, setHighlight] = useState({ text, index: NONE });
  const { foods, dishes } = useSuggestions(text, isFocused, onDish !== undefined);
  // The arrow keys go through the foods and on through the dishes.
  const count = foods.length + dishes.length;
  const isOpen = count > 0 && closedFor !== text;
  // A highlight belongs to the text it was made for.
  const highlighted = isOpen && highlight.text === text ? Math.min(highlight.index, count - 1) : NONE;

  const close = () => setClosedFor(text);
  const choose = (index: number) => {
    const [food, dish] = [foods[index], dishes[index - foods.length]];
    close();
    if (food) onChoose(food);
    else if (dish) onDish?.(dish);
  };
  const move = (step: 1 | -1) => {
    setClosedFor(null);
    setHighlight({ text, index: Math.max(NONE, Math.min(count - 1, highlighted + step)) });
  };
  const submit = (typed: string) => {
    if (highlighted !== NONE) return choose(highlighted);
    close();
    onSubmit(typed);
  };
  const keys: Record<string, (typed: string) => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: submit,
    Escape: close,
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const act = isComposing(event) ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act(event.currentTarget.value);
  };
  return {
    isOpen,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': highlighted < 0 ? undefined : optionId(listId, highlighted),
      onFocus,
      onBlur,
      onKeyDown,
    },
    list: { id: listId, foods, dishes, highlighted, onChoose: choose },
  };
}

function useLastingFocus(onLeave: (() => void) | undefined) {
  const [isFocused, setFocused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isFocused,
    onFocus: () => {
      clearTimeout(timer.current);
      setFocused(true);
    },
    onBlur: () => {
      timer.current = setTimeout(() => {
        setFocused(false);
        onLeave?.();
      }, BLUR_DELAY_MS);
    },
  };
}
