/** What begins or makes up a line that is no item: sums, payment, taxes, offers, the shop itself. */
const NO_ITEM: readonly RegExp[] = [
  /^(?:\W*)(?:s(?:ub|ous)-?\s?totale?|tot\b|grand total|balance (?:due|to pay)|amount\b|to pay|net sales|order total|items? subtotal|summe\b|gesamt|zwischensumme|zu zahlen|betrag\b|netto\b|brutto\b|endsumme|total eur)/i,
  /\b(?:subtotal|total (?:due|paid|savings|items|to pay|payment|charged)|balance (?:due|to pay)|regular price|price reduced)\b/i,
  /^(?:\W*)(?:rückgeld|gegeben|geg\.|zahlung|bezahlung|visa\b|mastercard|master card|maestro\b|amex\b|debit\b|credit\b|contactless|ec-?karte|ec-?cash|girocard|kreditkarte|kartenzahlung|karte\b|eft(?:pos)?\b|cb\b|ahorro\b|paypal|apple pay|google pay|payment\b|paid\b|aid\b|auth\b|authori[sz]ation|approval|approved|verified|pin\b|ebt\b|account\b|card\b|acct|ref\b|reference\b|terminal\b|trace\b|beleg(?!en\b)|bon-?nr|tarj(?:eta|\.)|carte (?:bancaire|bleue|de cr)|especes|espèces|efectivo\b|contanti\b|contante\b|pagamento|importo|bancomat|resto\b|rendu\b|cambio\b)/i,
  /\b(?:visa|mastercard|debit card|credit card|contactless|tendered|change due|cash back|kartenzahlung|girocard|bancomat|bancaire|bancaria)\b/i,
  /^(?:\W*)(?:tax\d?\b|sales tax|vat\b|gst\b|hst\b|pst\b|qst\b|mwst|ust\b|steuer|tva\b|iva\b|di cui iva|part\.?\s?iva|p\.\s?iva|base imp|[a-d]\s+\d{1,2}(?:[.,]\d+)?\s?%|\d{1,2}(?:[.,]\d+)?\s?%\s+[\d=-])/i,
  /\b(?:sales tax|state tax|city tax|local tax|tax [a-d\d]|vat @|incl\.? (?:vat|gst)|mwst|taxable)\b/i,
  /\b(?:you(?:'ve)? (?:saved|earned)|savings?|saved|was \d+[.,]\d{2}|coupon|discount|multi-?buy|multisave|price (?:reduction|cut|match)|rabatt|nachlass|preisvorteil|reduced price|reduction|clubcard|sparks card|nectar (?:card|points?|price|prices)|loyalty|points?|rewards?|member(?:ship)? (?:price|savings|disc|deal|card|number|no)|fuel ?points|payback|deutschlandcard|app-?preis|instant savings|digital coupon|mfr|mfg|store cpn|cpn|any \d for|buy \d|\d for [$£€]|for your community)\b/i,
  /(?<!\p{L})(?:ersparnis|gespart|remise|remboursement|cagnotte|fid[eé]lit[eé]|sconto|sconti|punti|descuento|dto\.?|cup[oó]n|acumulad[oa]s?)(?!\p{L})/iu,
  /\b(?:cashier|operator|served by|your host|checkout|till\b(?!\s+(?!total|num|nbr|ref)\p{L}{3})|register|reg\s?#|lane|store\s?#|store:|store manager|manager|trans(?:action)\b|tran\b|receipt|invoice|customer|kasse|kassierer|bediener|filiale|kunde|rechnung|ust-?id|st-?nr|steuernummer|quittung)\b/iu,
  /\b(?:thank you|thanks|survey|feedback|www\.|https?:|\.com\b|\.co\.uk|\.de\b|tel\b|phone|open(?:ing)? (?:hours|times)|vielen dank|danke|besuch|öffnungszeiten|return policy|items? sold|number of items|item count|no\. of items|# items|artikel(?:anzahl)?\b|delivery (?:fee|tip)|service fee|driver tip|tip amount|order number|order #|your order|carrier bag|bag for life|bag charge|bag fee|bag tax|bottle deposit|wtr dep|btl dep|merci de|gracias por|arrivederci|grazie (?:per|e)|auf wiedersehen)\b/i,
  /^\W*(?:delivery|lieferung|liefergebühr|livraison|frais de livraison|consegna|spese di consegna|gastos de env[ií]o|packaging|handling|convenience|small order|platform)(?:\s(?:charges?|fees?|kosten|cost))?(?:\s+[^\p{L}]*[A-Z]?|:.*)$/iu,
  /^(?:>>|==)(?!.*\d[.,]\d{2})/,
  /^\d{2}-\p{Lu}{3,}(?:[ &-]+\p{Lu}+)*$/u,
  /^\W*(?:tickets?|bons?|points?)\s.*cumul[ée]s/i,
  /^\W*(?:from|to|subject|date|datum|fecha|data|sent|uhrzeit|time|heure|hora|ora)\s*:/i,
  /^\W*(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2})/,
  /^(?:\d+[- ]?)?(?:grocery|produce|dairy|meats?|bakery|deli|seafood|frozen(?: foods?)?|beverages?|household|non-?food|general|bag)(?: \d+c)?(?:\s+[$£€]?[\d.,]+(?:\s?[A-Z]{1,2})?)?$/i,
  /^\W*$/,
  /^[\d\s#*-]+$/,
  /^(?:qty|item|description|price|menge|artikel|eur|gbp|usd|[£$€])(?:\s+(?:qty|item|description|price|each|amount|eur|total|£|\$|€))*$/i,
];

/** Tax rates with sums in columns, as German receipts have them: "A 7,0% 12,34 0,86 13,20". A longer word before the rate names what was bought: "Halbrahm 25% 2 1.95 3.90". */
const TAX_TABLE = /^(?:\P{L}*\p{L}{1,3}(?!\p{L}))*\P{L}*\d{1,2}(?:[.,]\d+)?\s?%.*\d+[.,]\d{2}.*\d+[.,]\d{2}/u;

/** Words of tills that begin names of foods and makers too: "TOTAL GREEK YOGURT", "SNAP PEAS", "CASH CROP COFFEE". */
const LEADS = /^\W*(?:total[ei]?|balance|cash|change|bar|tender|chip|snap)(?!\p{L})/iu;
/** Words of tills that stand within such names: "AGAVE NECTAR", "TIP TOP BREAD", "MEMBER'S MARK EGGS". */
const WITHIN =
  /(?<!\p{L})(?:nectar|sparks|tip|bonus|member(?:ship)?|offer|promo(?:tion)?|markt|visit|welcome|please|hours|refunds?)(?!\p{L})/iu;

/** What may stand beside the word of a sum. */
const BESIDE_SUM = String.raw`(?:eur|euro|gbp|usd|chf|due|card|items?|sales?|art(?:\.|icles?|[ií]culos?)?|to pay|[aà] (?:payer|pagar)|complessivo|general|ttc)`;
/** What all of the items come to: behind it no more items follow. */
const SUM = new RegExp(
  String.raw`^[^\p{L}]*(?:${BESIDE_SUM}[^\p{L}]+)?(?:grand total|order total|totale?|summe|zu zahlen|gesamt(?:betrag|summe)?|balance (?:due|to pay))(?:[^\p{L}]+${BESIDE_SUM})*[^\p{L}]*$`,
  'iu',
);

/** Whether a line is the till's own: it is no item and names none. */
export const isTillLine = (text: string): boolean =>
  NO_ITEM.some((pattern) => pattern.test(text)) || TAX_TABLE.test(text);

/** Whether a line is the till's own unless its words name a food. */
export const mayBeTillLine = (text: string): boolean => LEADS.test(text) || WITHIN.test(text);

/** Whether a line has more words than the one of tills: only those can tell a food. */
export const saysMoreThanTill = (text: string): boolean =>
  /\p{L}{3}/u.test(text.replace(LEADS, ' ').replace(WITHIN, ' '));

/** Whether the words of a line, its price taken off, stand for the sum of all items. */
export const isSum = (words: string): boolean => SUM.test(words);
