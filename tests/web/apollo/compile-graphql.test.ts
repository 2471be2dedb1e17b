import { gql } from '@apollo/client';
import { print, type DocumentNode } from 'graphql';
import { compileDocuments } from '../../../web/compile-graphql.ts';

const NAME = gql`
  fragment Name on Recipe {
    id
    title
  }
`;
const CARD = gql`
  fragment Card on Recipe {
    id
    ...Name
  }
  ${NAME}
`;

/** What the built code of a document evaluates to. */
function evaluate(code: string): DocumentNode {
  return new Function('NAME', 'CARD', `return (${compileDocuments(`document = ${code}`)})`)(NAME, CARD);
}

describe('a document compiled at build time', () => {
  test('says the same as one parsed at run time, each fragment once', () => {
    const compiled = evaluate(
      'gql`query Page($slug: String!) { recipe(slug: $slug) { ...Card ...Name } } ${CARD} ${NAME}`',
    );
    const parsed = gql`
      query Page($slug: String!) {
        recipe(slug: $slug) {
          ...Card
          ...Name
        }
      }
      ${CARD}
      ${NAME}
    `;
    expect(print(compiled)).toBe(print(parsed));
  });

  test('that is not GraphQL ends the build', () => {
    expect(() => compileDocuments('const PAGE = gql`query { `')).toThrow(/Syntax Error/);
  });
});
