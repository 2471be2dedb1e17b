import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import type { ReadIngredientLinesQuery } from '../../gql/graphql.ts';
import { useDebounced } from '../../hooks/use-debounced.ts';

/** Rest of the typing before the lines are read, in milliseconds. */
const REST_MS = 400;

const READ_INGREDIENT_LINES = graphql(`
  query ReadIngredientLines($texts: [String!]!) {
    readIngredientLines(texts: $texts) {
      text
      amount
      amountMax
      unit
      name
      preparation
      isOptional
      ingredient {
        id
        name
        thumbnail
      }
      alternatives {
        id
        name
      }
      beside {
        id
        name
      }
    }
  }
`);

/** What Larder makes of one ingredient line. */
export type ReadLine = ReadIngredientLinesQuery['readIngredientLines'][number];

/** What Larder makes of the lines while they are written, by their text; what it has not read yet is missing. */
export function useReadLines(lines: readonly string[]): ReadonlyMap<string, ReadLine> {
  const settled = useDebounced(
    lines
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
    REST_MS,
  );
  const texts = settled === '' ? [] : [...new Set(settled.split('\n'))];
  const { data, previousData } = useQuery(READ_INGREDIENT_LINES, { variables: { texts }, skip: texts.length === 0 });
  return new Map((data ?? previousData)?.readIngredientLines.map((line) => [line.text, line]));
}
