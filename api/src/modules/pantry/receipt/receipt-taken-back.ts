/** Notices that say which items were not bought; a refund without its sum is the head of a list where others of the receipt have theirs. */
export type Notice = 'missing' | 'found' | 'notTheLast' | 'notThis' | 'refund' | 'refundOf';

/** The head of a list of what did not come. */
const MISSING =
  /^\W*(?:out of stock|sold out|unavailable|not available|currently unavailable|missing|not delivered|couldn['’]?t find|nicht lieferbar|nicht verfügbar|ausverkauft|rupture|indisponibles?|agotad[oa]s?|no disponibles?|non disponibil[ei]|esauriti?)(?:\s+items?| products?| articles?)?\W*$/i;
/** The head of a list of what did come. */
const FOUND =
  /^\W*(?:items? (?:found|delivered)|(?:found|delivered|replaced|substituted)(?: items?)?|substitutions?|replacements?|your items|geliefert|livrés?|entregad[oa]s?|consegnati?)(?:\s*\(?\d*\)?)\W*$/i;
/** What stands below the item that it takes back, with or without what was paid for it. */
const NOT_THE_LAST =
  /^[^\p{L}]*(?:replaced (?:with|by)|substituted (?:with|by)|ersetzt durch|remplac[eé]e? par|sustituid[oa] por|sostituito con)\W*$/iu;
/** Stands below the item whose money came back, with what that was, or at the head of such items. */
const REFUND =
  /^[^\p{L}]*(?:refunded|refund|erstattet|rembours[eé]e?|reembolsad[oa]|rimborsato)(?:\W+(?:EUR|USD|GBP|CHF))?[^\p{L}]*$/iu;
/** Names an item that another one came for, or that did not come. */
const NOT_THIS =
  /^\W*(?:substitut(?:e|ed|ion) for|replacement for|replaces|replacing|instead of|ersatz für|statt|en remplacement de|en lugar de|al posto di)(?!\p{L})|(?:\s|\()(?:out of stock|unavailable|not delivered|refunded|sold out)\)?(?:\s+[^\p{L}]*)?$/iu;
/** What tills print where an item is taken off again. */
const VOID =
  /(?<!\p{L})(?:void(?:ed)?|item correct(?:ion)?|error correct|(?:sofort|zeilen)?storno|annul(?:ation|é|e)?|annullo|anulaci[oó]n|anulad[oa])(?: (?:entry|item|last item|article))?(?!\p{L})/iu;

/** The notice that a line is, if it is one. */
export function noticeOf(text: string): Notice | null {
  if (MISSING.test(text)) return 'missing';
  if (FOUND.test(text)) return 'found';
  if (NOT_THE_LAST.test(text)) return 'notTheLast';
  if (REFUND.test(text)) return /\d/.test(text) ? 'refundOf' : 'refund';
  return NOT_THIS.test(text) ? 'notThis' : null;
}

/** The line without the word that says that its item was taken off, and whether it has one. */
export function withoutVoid(text: string): { text: string; isVoid: boolean } {
  const isVoid = VOID.test(text);
  return { text: isVoid ? text.replace(VOID, ' ').replaceAll(/^[\s*:-]+/g, '') : text, isVoid };
}
