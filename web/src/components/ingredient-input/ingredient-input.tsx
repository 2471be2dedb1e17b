import { Button, Flex, VisuallyHidden } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, recipePath } from '../../app/paths.ts';
import { useEarlyText } from '../../hooks/use-early-text.ts';
import { ingredients } from '../../messages/ingredients.ts';
import { chipText, type Chip } from './chip.ts';
import { ChipList } from './chip-list.tsx';
import type { ChipFood } from './ingredient-chip.tsx';
import { ChipCounter, InputFrame, NoticeLine, TextBox } from './input-parts.tsx';
import { PhotoButton } from './photo-button.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { useChipEditor } from './use-chip-editor.ts';
import { useSuggestionBox } from './use-suggestion-box.ts';

/** The cook's ingredients as chips, with a box to type the next one into. */
export interface IngredientInputProps {
  chips: readonly Chip[];
  onChange: (chips: Chip[]) => void;
  /** Told what stands in the box and is no chip yet; must not change between renders. */
  onType?: (text: string) => void;
  /** 50 when left out (specification, section 9). */
  max?: number;
  /** What is known of the food behind a chip, by the chip's name; nothing while it has not been looked up. */
  foods?: ReadonlyMap<string, ChipFood>;
  /** Query of the address of a dish that is chosen: the kitchen it is opened with. */
  kitchen: string;
  /** Whether the chips take one row on a phone, however many there are: what stands below is to be seen, too. */
  isOneRow?: boolean;
  /** Stands under the chips, before their number. */
  children?: ReactNode;
}

/** See {@link IngredientInputProps}. What it did with the text is said in a live region; refusals are shown as well. */
export function IngredientInput(props: IngredientInputProps) {
  const { chips, onChange, onType, max = 50, foods, kitchen, isOneRow = false, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const editor = useChipEditor(chips, { max, onChange, onType });
  const navigate = useNavigate();
  const box = useSuggestionBox(editor.text, {
    onChoose: editor.choose,
    onDish: ({ slug }) => void navigate(recipePath(slug, kitchen)),
    onSubmit: editor.submit,
    onLeave: editor.leave,
  });
  useEarlyText(input, editor.takeEarly, box.input.onFocus);
  const focusAfterRemoval = useFocusOnceEnabled(input);
  const remove = (chip: Chip) => {
    focusAfterRemoval();
    editor.remove(chip);
  };
  const clear = () => {
    focusAfterRemoval();
    editor.clear();
  };
  return (
    <form action={paths.search} onSubmit={stayHere}>
      {/* Before the script has come, Enter searches for what was typed. */}
      {chips.length > 0 && <input type="hidden" name="ingredients" value={chips.map(chipText).join(',')} />}
      <InputFrame onClick={(event) => event.target === event.currentTarget && input.current?.focus()}>
        <ChipList
          chips={chips}
          foods={foods}
          isOneRow={isOneRow}
          onRemove={remove}
          onMove={editor.move}
          onSay={editor.say}
        />
        <TextBox
          ref={input}
          name="q"
          aria-label={ingredients.placeholder}
          placeholder={ingredients.placeholder}
          disabled={chips.length >= max}
          value={editor.text}
          onChange={(event) => editor.setText(event.currentTarget.value)}
          onPaste={editor.paste}
          {...box.input}
        />
        {/* Beside the text box, or all of it on a row below. */}
        <Flex align="center" gap="1" flex="1 1 auto" wrap="wrap">
          {children}
          <Flex align="center" gap="1" ms="auto">
            {chips.length > 1 && (
              <Button variant="ghost" size="sm" px="2" minH="touch" onClick={clear}>
                {ingredients.clear}
              </Button>
            )}
            <ChipCounter count={chips.length} max={max} />
            <PhotoButton isHeld={editor.isHeld} onAdd={editor.add} onTakeBack={editor.takeBack} />
          </Flex>
        </Flex>
        {box.isOpen && <SuggestionList {...box.list} />}
      </InputFrame>
      <NoticeLine notice={editor.notice} />
      <VisuallyHidden role="status">
        {box.isOpen ? ingredients.suggestionCount(box.list.foods.length, box.list.dishes.length) : ''}
      </VisuallyHidden>
    </form>
  );
}

/** The keys of the box are read as they are pressed; what a window that it opens submits is not its own either. */
function stayHere(event: SubmitEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

/** Gives a function that moves focus to `input` as soon as it can take it; one that was full is enabled a render later. */
function useFocusOnceEnabled(input: RefObject<HTMLInputElement | null>): () => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || !input.current || input.current.disabled) return;
    isWanted.current = false;
    input.current.focus();
  });
  return () => {
    isWanted.current = true;
  };
}
