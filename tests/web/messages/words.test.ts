import { globSync, readFileSync } from 'node:fs';
import { parseSync, traverse, types } from '@babel/core';

/** Attributes that a person reads or hears. */
const READ_ATTRIBUTES = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
/** A word is two letters or more: signs between things, such as `·` or `×`, are the same in every language. */
const WORD = /\p{L}{2}/u;

/** The words that a component says by itself. */
function ownWords(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const tree = parseSync(code, {
    filename: file,
    presets: ['@babel/preset-typescript', '@babel/preset-react'],
    configFile: false,
    babelrc: false,
  });
  const found: string[] = [];
  const note = (text: string, line: number | undefined): void =>
    void (WORD.test(text) && found.push(`${file}:${line}: ${text.trim()}`));
  if (tree)
    traverse(tree, {
      JSXText: ({ node }) => note(node.value, node.loc?.start.line),
      JSXExpressionContainer: ({ node, parent }) => {
        if (types.isJSXElement(parent) && types.isStringLiteral(node.expression))
          note(node.expression.value, node.loc?.start.line);
      },
      JSXAttribute: ({ node }) => {
        if (READ_ATTRIBUTES.has(String(node.name.name)) && types.isStringLiteral(node.value))
          note(node.value.value, node.loc?.start.line);
      },
    });
  return found;
}

test('every word that a person reads comes from messages', () => {
  expect(globSync('web/src/**/*.tsx').flatMap(ownWords)).toEqual([]);
});

test('numbers and dates are written by Intl alone', () => {
  const byHand = globSync('web/src/**/*.{ts,tsx}').filter((file) =>
    /\.toLocale(Date|Time)?String\(\)|getMonth\(\)\s*\+\s*1|\.toDateString\(|\.toUTCString\(/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(byHand).toEqual([]);
});
