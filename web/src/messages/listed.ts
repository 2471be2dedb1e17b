/** "milk, rice and 3 more". */
export function listed(names: readonly string[]): string {
  const [first = '', second, third, ...more] = names;
  if (second === undefined) return first;
  if (third === undefined) return `${first} and ${second}`;
  return more.length === 0 ? `${first}, ${second} and ${third}` : `${first}, ${second} and ${more.length + 1} more`;
}
