import {
  isEnumType,
  isInputObjectType,
  isObjectType,
  isSpecifiedScalarType,
  printSchema,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
} from 'graphql';
import { buildGraphQLSchema } from '../../api/src/graphql/schema.ts';
import { DEPRECATION, schemaBreaks } from '../../scripts/schema-breaks.ts';

const schema = buildGraphQLSchema();
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);

type Part = GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLEnumValue | GraphQLArgument;

/** Everything that has a name in the schema, by its way from the type: `Query.recipe.slug`. */
function* parts(): Generator<[name: string, part: Pick<Part, 'description' | 'deprecationReason'>]> {
  for (const type of types) {
    yield [type.name, { description: type.description, deprecationReason: undefined }];
    const inner: Part[] = isEnumType(type)
      ? [...type.getValues()]
      : isObjectType(type) || isInputObjectType(type)
        ? Object.values(type.getFields())
        : [];
    for (const part of inner) {
      yield [`${type.name}.${part.name}`, part];
      if ('args' in part) for (const arg of part.args) yield [`${type.name}.${part.name}.${arg.name}`, arg];
    }
  }
}

test('every type, field, argument, enum value and input field says what it is, in a sentence', () => {
  const all = [...parts()];
  expect(all.length).toBeGreaterThan(800);
  expect(all.filter(([, { description }]) => !/^\S.*\.$/s.test(description ?? '')).map(([name]) => name)).toEqual([]);
});

test('what is deprecated says since when, and what to use', () => {
  const deprecated = [...parts()].filter(([, { deprecationReason }]) => typeof deprecationReason === 'string');
  expect(deprecated.filter(([, { deprecationReason }]) => !DEPRECATION.test(deprecationReason ?? ''))).toEqual([]);
});

describe('a change of the schema', () => {
  const printed = printSchema(schema);
  const today = new Date('2026-11-21');
  const breaks = (from: string, to: string): string[] => schemaBreaks(printed, printed.replace(from, to), today);

  test.each([
    ['a field that is gone', /type Author \{[^}]*\}/, 'type Author { other: String! }', 'Author.name was removed.'],
    [
      'a field that may be null now',
      /type Author \{[^}]*\}/,
      'type Author { name: String }',
      'Author.name changed type from String! to String.',
    ],
    [
      'a new argument that must be given',
      'viewer: User',
      'viewer(fresh: Boolean!): User',
      'A required arg fresh on Query.viewer was added.',
    ],
    [
      'another default',
      'first: Int! = 6',
      'first: Int! = 7',
      'Recipe.similar arg first has changed defaultValue from 6 to 7.',
    ],
  ])('breaks clients with %s', (_name, from, to, sentence) => {
    expect(schemaBreaks(printed, printed.replace(from, to), today)).toEqual([sentence]);
  });

  test('breaks no client with a new field, or with an argument that may be left out', () => {
    expect(breaks('viewer: User', 'viewer(fresh: Boolean): User\n  another: String')).toEqual([]);
  });

  test.each([
    ['2026-05-25', []],
    ['2026-05-26', ['Author.name was removed.']],
  ])('takes away what was deprecated on %s, 180 days before: %j', (date, found) => {
    const released = printed.replace(
      /type Author \{[^}]*\}/,
      `type Author { name: String! @deprecated(reason: "Deprecated ${date}: use other.") other: String! }`,
    );
    expect(
      schemaBreaks(released, printed.replace(/type Author \{[^}]*\}/, 'type Author { other: String! }'), today),
    ).toEqual(found);
  });
});
