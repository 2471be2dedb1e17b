import { useState } from 'react';
import { mergedList } from '../lib/merged-list.ts';

type Value = string | number | boolean | null | readonly string[];

/** A form over what the server keeps, which others may change meanwhile. */
export interface Edits<Kept> {
  /** What the server keeps, with what the cook changed: what was left alone follows the freshest answer. */
  shown: Kept;
  change: (part: Partial<Kept>) => void;
  /** What the cook changed and nothing else, as it is to be sent. Of a list, what they ticked joins the fresh one, and what they unticked goes. */
  partsFor: (fresh: Kept) => Partial<Kept>;
  /** What is shown now was saved: what the cook changed since stays changed, the rest follows the server again. */
  settle: () => void;
}

/** See {@link Edits}. @param former what the server keeps, as far as is known */
export function useEdits<Kept extends { [Name in keyof Kept]: Value }>(former: Kept): Edits<Kept> {
  const [{ from, to }, setEdits] = useState({ from: former, to: former });
  const shown = { ...former, ...changesOf(from, to, former) };
  return {
    shown,
    change: (part) => setEdits({ from: former, to: { ...shown, ...part } }),
    partsFor: (fresh) => changesOf(from, to, fresh),
    settle: () => setEdits((latest) => ({ from: shown, to: latest.to })),
  };
}

function changesOf<Kept extends { [Name in keyof Kept]: Value }>(from: Kept, to: Kept, fresh: Kept): Partial<Kept> {
  const names = Object.keys(to) as (keyof Kept)[];
  const changed = names.filter((name) => JSON.stringify(to[name]) !== JSON.stringify(from[name]));
  return Object.fromEntries(changed.map((name) => [name, merged(from[name], to[name], fresh[name])])) as Partial<Kept>;
}

function merged(from: Value, to: Value, fresh: Value): Value {
  return Array.isArray(from) && Array.isArray(to) && Array.isArray(fresh) ? mergedList<string>(from, to, fresh) : to;
}
