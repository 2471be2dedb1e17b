import { useEffect, useEffectEvent, useRef, useState, type ClipboardEvent } from 'react';
import { common } from '../../messages/common.ts';
import { ingredients } from '../../messages/ingredients.ts';
import { showToast } from '../../ui/overlays/toast-store.ts';
import {
  addPieces,
  chipText,
  isSameName,
  moved,
  parseChip,
  splitPieces,
  typedPieces,
  type AddResult,
  type Chip,
} from './chip.ts';
import type { Suggestion } from './use-suggestions.ts';

/** What is said about the last act: said aloud always, shown only when something was refused. */
export interface Notice {
  text: string;
  isRefusal: boolean;
}

/** The text being typed and the acts that turn it into chips or take chips away. */
export interface ChipEditor {
  text: string;
  notice: Notice;
  setText: (text: string) => void;
  /** Adds ingredients from elsewhere, each as one would type it; gives the names of those that were taken. */
  add: (pieces: readonly string[]) => string[];
  /** Adds what stands in the box. */
  submit: (typed: string) => void;
  /** Takes over what was typed before the script had come: all but the last of a list is complete. */
  takeEarly: (typed: string) => void;
  /** Adds a list that stands in the box as the cook leaves it; a single word may still be typed on. */
  leave: () => void;
  /** Takes all chips away, and offers to bring them back. */
  clear: () => void;
  choose: (suggestion: Suggestion) => void;
  paste: (event: ClipboardEvent<HTMLInputElement>) => void;
  remove: (chip: Chip) => void;
  /** Whether there is a chip of this name. */
  isHeld: (name: string) => boolean;
  /** Takes chips away by name. */
  takeBack: (names: readonly string[]) => void;
  /** Puts a chip at another place; both are counted from 0. */
  move: (from: number, to: number) => void;
  /** Says something about the chips that happened elsewhere. */
  say: (text: string) => void;
}

interface EditorOptions {
  max: number;
  onChange: (chips: Chip[]) => void;
  /** Told what stands in the box; must not change between renders. */
  onType: ((text: string) => void) | undefined;
}

const NOTHING: Notice = { text: '', isRefusal: false };

/** See {@link ChipEditor}. It never holds more than `max` chips, and no two of one name. */
export function useChipEditor(chips: readonly Chip[], { max, onChange, onType }: EditorOptions): ChipEditor {
  const [text, setText] = useState('');
  const [notice, setNotice] = useState(NOTHING);

  // As the chips will be: what comes from several photos at once is added before the first of it is drawn.
  const latest = useRef(chips);
  useEffect(() => {
    latest.current = chips;
  }, [chips]);

  // A list is left a moment after the focus has gone, when a choice may have been made of it.
  const latestText = useRef(text);
  useEffect(() => {
    latestText.current = text;
    onType?.(text);
  }, [text, onType]);

  const change = (next: Chip[]) => {
    latest.current = next;
    onChange(next);
  };
  const add = (pieces: readonly string[]) => {
    const { chips: next, ...told } = addPieces(latest.current, pieces, max);
    setNotice(noticeOf(told));
    if (told.added.length > 0) change(next);
    return told.added;
  };
  const keepEarly = useEarlyList((list) => add(splitPieces(list)));
  const addTyped = (pieces: readonly string[]) => {
    setText('');
    add(pieces);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    const pieces = typedPieces(pasted);
    // One piece without anything to cut off goes where the caret is, as in any input.
    if (pieces.length === 1 && pieces[0] === pasted) return;
    event.preventDefault();
    if (pieces.length > 1) addTyped(pieces);
    else setText(withPiece(event.currentTarget, pieces[0] ?? ''));
  };
  return {
    text,
    notice: chips.length >= max ? fullNotice(max, notice) : notice,
    setText,
    add,
    submit: (typed) => void (typed.trim() && addTyped(typedPieces(typed))),
    takeEarly: (typed) => {
      const [complete, begun] = cutLast(typed);
      keepEarly(complete);
      setText(begun);
    },
    leave: () => {
      const typed = latestText.current;
      if (typed.includes(',')) addTyped(typedPieces(typed));
    },
    // What was typed before the name stays: "2 cups flo" with flour chosen is 2 cups of flour; so does a list before it.
    choose: (suggestion) => {
      const [complete, begun] = cutLast(text);
      const chosen = begun.trim() ? { ...parseChip(begun), name: suggestion.name } : { name: suggestion.name };
      addTyped([...typedPieces(complete), chipText(chosen)]);
    },
    clear: () => {
      const cleared = latest.current;
      change([]);
      setNotice(word(ingredients.cleared));
      const bringBack = () => change(addPieces(cleared, latest.current.map(chipText), max).chips);
      showToast({ title: ingredients.cleared, action: { label: common.undo, onPress: bringBack } });
    },
    paste,
    remove: (removed) => {
      change(latest.current.filter((chip) => chip.name !== removed.name));
      setNotice(word(ingredients.removed(removed.name)));
    },
    isHeld: (name) => chips.some((chip) => isSameName(chip.name, name)),
    takeBack: (names) => {
      change(latest.current.filter((chip) => !names.some((name) => isSameName(chip.name, name))));
      setNotice(word(ingredients.removed(names.join(', '))));
    },
    move: (from, to) => change(moved(latest.current, from, to)),
    say: (text) => setNotice(word(text)),
  };
}

/** Where a list that was typed early is put before the page stands; it is added once the page around it can change its address. */
function useEarlyList(onList: (list: string) => void): (list: string) => void {
  const early = useRef('');
  const take = useEffectEvent(onList);
  useEffect(() => {
    const list = early.current;
    early.current = '';
    if (list !== '') queueMicrotask(() => take(list));
  }, []);
  return (list) => {
    early.current = list;
  };
}

/** A list up to its last comma, and what stands behind it. */
function cutLast(typed: string): [complete: string, begun: string] {
  const end = typed.lastIndexOf(',') + 1;
  return [typed.slice(0, end), typed.slice(end).trimStart()];
}

/** What stands in a field once a piece has come where the caret is, or in place of what is marked. */
function withPiece({ value, selectionStart, selectionEnd }: HTMLInputElement, piece: string): string {
  return value.slice(0, selectionStart ?? 0) + piece + value.slice(selectionEnd ?? 0);
}

function noticeOf({ added, duplicates, leftOut }: Omit<AddResult, 'chips'>): Notice {
  if (leftOut.length > 0) return refusal(ingredients.leftOut(leftOut));
  if (duplicates.length > 0) return refusal(ingredients.duplicate(duplicates));
  return added.length > 0 ? word(ingredients.added(added)) : NOTHING;
}

/** What is said while there is no room, and before it what was refused last. */
const fullNotice = (max: number, { isRefusal, text }: Notice): Notice =>
  refusal(isRefusal ? `${text} ${ingredients.full(max)}` : ingredients.full(max));

function word(text: string): Notice {
  return { text, isRefusal: false };
}

function refusal(text: string): Notice {
  return { text, isRefusal: true };
}
