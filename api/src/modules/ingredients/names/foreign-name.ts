/** Languages other than English that foods have names in. */
export const FOREIGN_LOCALES = ['de', 'fr', 'es', 'it'] as const;

/** A language other than English that foods have names in. */
export type ForeignLocale = (typeof FOREIGN_LOCALES)[number];

/** What a food is called in a language other than English. */
export interface ForeignName {
  /** Id of the food. */
  food: string;
  locale: ForeignLocale;
  name: string;
  /** Where the rules of the language do not make it. */
  plural: string | null;
}
