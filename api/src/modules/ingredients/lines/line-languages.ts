/** Ways in which lines of other languages are written, and the way in which they are read. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  // The size of an egg is no gram: "1 Ei (Gr. M)", "3 Eier, Größe L".
  [/(?:, ?| ?\(| )Gr(?:ö(?:ß|ss)e|\.)? ?(?:XL|[SML])(?![\p{L}\d])\)?/gu, ''],
  // "(ca. 200 g)" is about that much, and no fish.
  [/(?<![\p{L}\d])ca\.? ?(?=\d)/giu, ''],
  // "Je 1 rote und gelbe Paprika".
  [/^je (?=[\d½¼¾])/i, ''],
  // Mixed mince is pork, too.
  [/(?<!\p{L})(Hackfleisch|Hack|Faschiertes),? ?\(?(?:gemischt|halb (?:und|&|u\.) halb)\)?/giu, 'gemischtes $1'],
  [/(?<!\p{L})c\.? ?(?:à\.? ?|a(?:\. ?| ))([sc])(?!\p{L})\.?/giu, 'c. à $1.'],
  // For a mould, and no mussel.
  [/,? pour (?:(?:beurrer|graisser|fariner) )?(?:le|les|la|un) moules?(?!\p{L})/giu, ''],
  [/(?<!\p{L})(?:gestr|geh)\.? (?=(?:TL|EL|Teel|Essl))/giu, ''],
  [/(?<!\p{L})kl\. (?=\p{Lu})/gu, 'kleine '],
  [/(?<=\d )gr\. (?=(?:Dosen?|Gläser|Glas|Bund)(?!\p{L}))/gu, 'große '],
  [/(?<=^\d{1,2} )P\. (?=\p{Lu})/u, 'Packung '],
  [/(?<!\p{L})cdtas?\.? (?=de )/giu, 'cucharadita '],
  [/(?<!\p{L})cdas?\.? (?=de )/giu, 'cucharada '],
  [/(?<=\d) de (?=(?:litre|kilo)s?(?!\p{L}))/giu, ' '],
  // Kernels of nuts are the nuts.
  [/(?<=nuss)kerne(?!\p{L})/giu, ''],
  [/(?<=mandel)kerne(?!\p{L})/giu, 'n'],
  [/(?<!\p{L})altbackene?[snmr]? /giu, ''],
  [/(?<!\p{L})noi(?:x|settes?) de (?=beurre)/giu, 'knob '],
];

/** A line with what other languages write in ways of their own as it is read. */
export const inUsualWays = (text: string): string =>
  WAYS.reduce((line, [way, usual]) => line.replace(way, usual), text);
