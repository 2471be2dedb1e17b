import fc from 'fast-check';
import { nextAddress } from '../../../web/src/components/sign-in/next-address.ts';

test('an address of this site is kept, with its query and its fragment', () => {
  expect(nextAddress('/recipe/minestrone?servings=2#steps')).toBe('/recipe/minestrone?servings=2#steps');
});

test.each([
  null,
  '',
  'search',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  'https:evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '%2f%2fevil.example',
  '/login',
  '/sign-up?next=/',
])('%j leads to the first page', (next) => expect(nextAddress(next)).toBe('/'));

test('whatever it is given, it leads to an address of this site', () => {
  const pieces = fc.array(
    fc.constantFrom(
      '/',
      '\\',
      '.',
      '%2f',
      '%5c',
      '\t',
      '\n',
      '@',
      ':',
      'https:',
      'evil.example',
      '?',
      '#',
      'login',
      ' ',
    ),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        pieces.map((list) => list.join('')),
      ),
      (next) => {
        const address = nextAddress(next);
        expect(address).toMatch(/^\/(?!\/)/);
        expect(new URL(address, window.location.origin).origin).toBe(window.location.origin);
      },
    ),
    { numRuns: 2_000 },
  );
});
