/** What is there of some fields. */
export type Present<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** The fields that are neither null nor undefined. */
export function present<T extends object>(fields: T): Present<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  ) as Present<T>;
}
