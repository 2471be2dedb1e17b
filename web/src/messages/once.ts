/** Makes something when it is first asked for, and keeps it: a phone takes tens of milliseconds to make a format of `Intl`. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}
