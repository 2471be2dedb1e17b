/** What stands between a cook and one ingredient line. */
export enum MatchState {
  /** Held itself, or a kind of it is held. */
  HAVE = 'HAVE',
  /** Only the broader food was named. */
  HAVE_BROADER = 'HAVE_BROADER',
  /** A held food may stand in. */
  SUBSTITUTE = 'SUBSTITUTE',
  STAPLE = 'STAPLE',
  OPTIONAL = 'OPTIONAL',
  MISSING = 'MISSING',
  /** The line could not be linked to a food: neither had nor missing. */
  UNKNOWN = 'UNKNOWN',
}
