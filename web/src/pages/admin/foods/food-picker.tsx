import { useQuery } from '@apollo/client/react';
import { useEffect, useId, useState } from 'react';
import { graphql } from '../../../gql/gql.ts';
import type { FoodPicker_FoodFragment } from '../../../gql/graphql.ts';
import { useDebounced } from '../../../hooks/use-debounced.ts';
import { adminFoods } from '../../../messages/admin-foods.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';

/** Pause in typing after which is searched, in milliseconds. */
const PAUSE = 150;
const OFFERED = 10;

const FOOD_PICKER = graphql(`
  query FoodPicker($text: String!, $first: Int!) {
    adminFoods(text: $text, first: $first) {
      edges {
        cursor
        node {
          id
          ...FoodPicker_food @unmask
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** One food, chosen by typing its name; the browser offers those that go on from it. */
export interface FoodPickerProps {
  label: string;
  hint?: string;
  error?: string | null;
  value: FoodPicker_FoodFragment | null;
  /** Null while what is typed is no food. */
  onChange: (food: FoodPicker_FoodFragment | null) => void;
}

/** See {@link FoodPickerProps}. */
export function FoodPicker({ label, hint, error, value, onChange }: FoodPickerProps) {
  const listId = useId();
  const [typed, setTyped] = useState(value?.name ?? '');
  const wanted = useDebounced(typed.trim(), PAUSE);
  const { data, loading } = useQuery(FOOD_PICKER, { variables: { text: wanted, first: OFFERED }, skip: wanted === '' });
  const offered = data?.adminFoods.edges.map(({ node }) => node) ?? [];
  const called = (text: string) => offered.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase()) ?? null;
  const late = value === null ? called(typed) : null;
  // A name typed to its end faster than the answer came is chosen when it comes.
  useEffect(() => {
    if (late) onChange(late);
  });
  const isUnknown = wanted !== '' && wanted === typed.trim() && !loading && value === null && !late;
  const handleChange = (text: string) => {
    setTyped(text);
    onChange(called(text));
  };
  return (
    <>
      <TextField
        label={label}
        hint={hint}
        error={error ?? (isUnknown ? adminFoods.form.noSuchFood : null)}
        list={listId}
        autoComplete="off"
        value={typed}
        onChange={handleChange}
      />
      <datalist id={listId}>
        {offered.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
