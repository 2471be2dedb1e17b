import fc from 'fast-check';
import { parseJsonLd } from '../../../../api/src/modules/imports/page/json-ld-text.ts';

test.each<[string, string, unknown]>([
  ['trailing commas', '{"a": [1, 2, ], "b": {"c": 3,},}', { a: [1, 2], b: { c: 3 } }],
  ['doubled commas', '{"a": 1,, "b": 2}', { a: 1, b: 2 }],
  ['line breaks in texts', '{"a": "one\ntwo\r\n\tthree"}', { a: 'one\ntwo\r\n\tthree' }],
  ['other control characters in texts', '{"a": "one\u0001two"}', { a: 'one\u0001two' }],
  ['an HTML comment around it', '<!-- {"a": 1} -->', { a: 1 }],
  ['CDATA marks around it', '//<![CDATA[\n[{"a": [1]}]\n//]]>', [{ a: [1] }]],
  ['CDATA marks in comments around it', '/*<![CDATA[*/{"a": 1}/*]]>*/', { a: 1 }],
  ['a semicolon behind it', '{"a": 1};', { a: 1 }],
  [
    'quotation marks in texts',
    '{"a": "the "best" soup", "b": ["so "good""]}',
    { a: 'the "best" soup', b: ['so "good"'] },
  ],
  ['stray backslashes', String.raw`{"a": "it\'s 5\% \u00e9 \x"}`, { a: "it's 5% é x" }],
  ['missing values', '{"a": , "b": 2, "c": }', { a: null, b: 2, c: null }],
  ['quotation marks as entities', '{&quot;a&quot;: &quot;one&quot;}', { a: 'one' }],
  ['JSON in a text', JSON.stringify('{"a": 1}'), { a: 1 }],
  ['a comment before it', '/* made by a template */\n{"a": 1}', { a: 1 }],
  ['a line of comment before it', '// made by a template\n{"a": 1}', { a: 1 }],
  ['comments inside of it', '{"a": "x", // one\n "b": [1, /* two, */ 2], /* "c": 3 */}', { a: 'x', b: [1, 2] }],
  ['an address in a text', '{"a": "https://a.example/*b*/",}', { a: 'https://a.example/*b*/' }],
  ['no-break spaces between its parts', '{\u00A0"a":\u00A01,\u202F"b": "x\u00A0y"}', { a: 1, b: 'x\u00A0y' }],
  ['a bracket too many behind it', '{"a": {"b": [1]}}}', { a: { b: [1] } }],
  ['one thing behind the other', '{"a": 1}\n{"b": 2}', [{ a: 1 }, { b: 2 }]],
  [
    'several things with commas between them',
    '{"a": 1},\n{"b": [{"c": 3} {"d": 4}]},',
    [{ a: 1 }, { b: [{ c: 3 }, { d: 4 }] }],
  ],
  ['markup behind it', '{"a": [1]} <br />', { a: [1] }],
  ['a word behind it', '{"a": 1} undefined', { a: 1 }],
  ['a name before it, as scripts have', 'var recipe = {"a": [{"b": 1,}]};', { a: [{ b: 1 }] }],
  ['a byte order mark', '\uFEFF{"a": 1}', { a: 1 }],
])('JSON-LD with %s is read', (_, text, value) => {
  expect(parseJsonLd(text)).toEqual(value);
});

test.each(['', 'soup', '{"a": "cut off', '{"a": [1', '{a: 1}'])(
  'what is beyond repair is not guessed at: %s',
  (text) => {
    expect(parseJsonLd(text)).toBeUndefined();
  },
);

test('sound JSON is read as it is, however it is laid out', () => {
  fc.assert(
    fc.property(
      fc.jsonValue().filter((value) => typeof value === 'object' && value !== null),
      fc.constantFrom(0, 2),
      (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(parseJsonLd(text)).toEqual(JSON.parse(text));
      },
    ),
  );
});

test('texts come out whole when a template left a comma behind them', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (texts) => {
      expect(parseJsonLd(JSON.stringify(texts).replace(/\]$/, ',]'))).toEqual(texts);
    }),
  );
});
