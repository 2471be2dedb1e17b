import { withAmountFirst } from './line-amount-first.ts';
import { withGlutenFree, withJoinedAdjectives } from './line-told-behind.ts';

/** Ways in which lines of other languages are written, and the way in which they are read. */
const WAYS: readonly (readonly [RegExp, string])[] = [
  // The size of an egg is no gram: "1 Ei (Gr. M)", "3 Eier, Größe L".
  [/(?:, ?| ?\(| )Gr(?:ö(?:ß|ss)e|\.)? ?(?:XL|[SML])(?![\p{L}\d])\)?/gu, ''],
  // "(ca. 200 g)" is about that much, and no fish.
  [/(?<![\p{L}\d])ca\.? ?(?=\d)/giu, ''],
  // "Je 1 rote und gelbe Paprika".
  [/^je (?=[\d½¼¾])/i, ''],
  // Mixed mince is pork, too.
  [/(?<!\p{L})(Hackfleisch|Hack|Faschiertes),? ?\(?(?:gemischte?s?|halb (?:und|&|u\.) halb)\)?/giu, 'gemischtes $1'],
  [/(?<!\p{L})c\.? ?(?:à\.? ?|a(?:\. ?| ))([sc])(?!\p{L})\.?/giu, 'c. à $1.'],
  // For a mould, and no mussel.
  [/,? pour (?:(?:beurrer|graisser|fariner) )?(?:le|les|la|un) moules?(?!\p{L})/giu, ''],
  [/(?<!\p{L})(?:gestr|geh)\.? (?=(?:T[Ll]|E[Ll]|Teel|Essl))/giu, ''],
  [/(?<!\p{L})kl\. (?=\p{Lu})/gu, 'kleine '],
  [/(?<=\d )gr\. (?=(?:Dosen?|Gläser|Glas|Bund)(?!\p{L}))/gu, 'große '],
  [/(?<=^\d{1,2} )P\. (?=\p{Lu})/u, 'Packung '],
  [/(?<!\p{L})cd(?:t|it)as?\.? (?=\p{L})/giu, 'cucharadita '],
  [/(?<!\p{L})cdas?\.? (?=\p{L})/giu, 'cucharada '],
  [/(?<=\d) de (?=(?:litre|kilo)s?(?!\p{L}))/giu, ' '],
  // Kernels of nuts are the nuts.
  [/(?<=nuss)kerne(?!\p{L})/giu, ''],
  [/(?<=mandel)kerne(?!\p{L})/giu, 'n'],
  [/(?<!\p{L})altbackene?[snmr]? /giu, ''],
  [/ ?\(?(?<!\p{L})c\/[sn]\.?\)?$/giu, ''],
  [/(?<=\p{L}{3})\/(?=(?:n|en|e|er|s)(?!\p{L}))/gu, ''], // "Scheibe/n"
  [/(?<=[\d½¼¾] ?)cs\.? (?=d(?:e |['’]))/giu, 'c. à s. '],
  [/(?<=^\d ?)cc\.? (?=d(?:e |['’]))/giu, 'c. à c. '],
  [/(?<!\p{L})moules? à (?=(?:tarte|cake|gâteau|manqué|muffin|charnière)s?(?!\p{L}))/giu, 'cake tin '],
  [
    /(?<=(?:scorza|buccia|zeste|ralladura|Schale)) (?:grattugiata|(?:finement )?râpée?|(?:bien )?fina|abgerieben)(?= d)/giu,
    '',
  ],
  [/(?<=(?:TL|EL)),? (?:gestr|geh)\.? (?=\p{Lu})/gu, ' '],
  [/(?<=[\d½¼¾] ?)KL (?=\p{Lu})/gu, 'TL '],
  [/(?<!\p{L})(?<n>\d+) ?d[ak]g(?!\p{L})/giu, '$<n>0 g'],
  [/(?<!\p{L})cuillerées? à/giu, 'cuillère à'],
  [/(?<=[\d½¼¾] ?(?:gestr\.? |geh\.? )?)El (?=\p{Lu})(?!Paso)/gu, 'EL '],
  [/(?<=[\d½¼¾] ?(?:gestr\.? |geh\.? )?)Tl (?=\p{Lu})/gu, 'TL '],
  // Dutch spoons: "2 el olie".
  [/(?<=[\d½¼¾] ?)el (?=\p{Ll})/gu, 'EL '],
  [/(?<=[\d½¼¾] ?)tl (?=\p{Ll})/gu, 'TL '],
  [/(?<=\p{L}) u\. (?=\p{Lu})/gu, ' und '],
  [/(?<!\p{L})Bourbon-/gu, ''],
  [/(?<!\p{L})(?:granella di|suficientes?(?: cantidad)? de|cantidad suficiente de) /giu, ''],
  [/(?<!\p{L})lomos? de (?=merluza|bacalao|salmón|atún|pescado)/giu, 'filetes de '],
  // More of the same: "beurre + 1 noix pour le moule".
  [
    / \+ (?:un peu|(?:1|une) (?:noix|noisette|cuillère(?: à \S+)?)) pour (?:le|la|les) (?:moule|plat|poêle|plan de travail).*$/giu,
    '',
  ],
  [/ non (?:sucrée?s?|zuccherat[oaie])(?!\p{L})/giu, ''],
  [/(?<=\+ \d )(jaune|blanc)(s?)(?! d)(?!\p{L})/giu, "$1$2 d'œuf"],
  [
    /(?<=[\d½¼¾⅓⅔⅛] )de (?=(?:tazas?|tazón|cucharad(?:it)?as?|cdas?\.?|cditas?\.?|kg|libras?|tasses?|verres?|vasos?|copas?|paquetes?|sobres?|latas?|botellas?|bote|barras?|manojos?) )/giu,
    '',
  ],
  [/^n(?:[.°º]|r\.?|ro\.?) ?(?=\d)/u, ''], // "n. 2 carote"
  [/^(kg|g|gr|ml|dl|cl)\.? (\d+(?:[.,]\d+)?) (?=\p{L})/u, '$2 $1 '], // "g 300 di farina"
  [/^(?:evtl\.?|eventuell|gegebenenfalls|ggf\.?) /iu, 'optional '],
  [/(?<=[(,] ?)(?:alternativ|ersatzweise|wahlweise|à défaut,?|en su defecto,?|in alternativa,?) (?=\p{L})/giu, 'oder '],
  [/(?<=[\d½¼¾] )boules? (?=d(?:e |['’]))/giu, 'Kugel '], // alone it is a bread
  // A small bed or box of cress.
  [/(?<=[\d½¼¾] )(?:Beete?|Kästchen) (?=\p{L}*kresse(?!\p{L}))/giu, 'Schälchen '],
  [/(?<=[\d½¼¾] )(?:Sch(?:b|eib)\.?) (?=\p{Lu})/gu, 'Scheibe '],
  // Of a drink it is a glass, of anything else a jar.
  [
    /(?<=[\d½¼¾] )Gl(?:as|äser) (?=(?:\p{Ll}+[ers] )?\p{L}*(?:wein|bier|sekt|saft|wasser|milch|likör|champagner|prosecco|whisky|rum|cognac|weinbrand|sherry|portwein|schnaps)(?!\p{L}))/giu,
    'verre ',
  ],
  // A cut of meat, and no nut.
  [
    /(?<=(?:Kalb|Rind|Schwein|Lamm|Reh|Hirsch|Wild)\p{L}*(?: \p{L}+)?),? \(?(?:z\. ?B\. |am besten |aus der |von der )*(?:Kalbs|Rinder|Schweine|Lamm)?nu(?:ss|ß)\)?(?!\p{L})/giu,
    '',
  ],
  [/(?<=(?:veau|porc|bœuf|boeuf|agneau)[^()]*) \((?:dans la |p\. ?ex\. )?noix\)/giu, ''],
  [/(?<=\d )Streifen (?=\p{Lu})/gu, 'Stück '],
  [/ (?:o|ou|oder) (?:picante|piccante|piquante?|dulce|dolce|scharf)(?!\p{L})/giu, ''],
  [/ (?:circa|environ|env\.|aprox\.?|aproximadamente)(?= d(?:[ei] |['’]))/giu, ''],
  [/ ?\([\d¼½¾⅓⅔⅛ /.,]+ ?(?:c\. ?à ?(?:soupe|thé|café)|tasses?|cuill[^()]*)\)/giu, ''], // "45 ml (3 c. à soupe) de beurre"
  [/(?<=\d) ?(kg|g|l|dl|cl|ml) (?:à|bis|a) (?=[\d,.]+ ?\1(?!\p{L}))/giu, '-'],
  [/(?<=\p{L}) od\. (?=\p{Lu})/gu, ' oder '],
  [/^c\/n (?:de )?/iu, ''],
  [/,? \(?(?:(?:en )?cantidad (?:necesaria|suficiente|al gusto)|quantité suffisante)\)?$/iu, ''],
  [/^(?:2|dos) docenas (?:de )?/iu, '24 '],
  [/ ou du commerce| od(?:er|\.) gekauft/giu, ''],
  [/(?<!\p{L})cuill?\.? ?à/giu, 'cuillère à'],
  [/(?<!\p{L})c(?:\.|uillères?) ?à ?thé/giu, 'c. à c.'],
  [/(?<!\p{L})cuillères? à dessert/giu, 'dessertspoon'],
  [/(?<!\p{L})(cucharad(?:it)?as?) de (?:postre|café|té|moka|sopa) (?=de )/giu, '$1 '],
  [/^(?:une|1) demi-?douzaine d(?:e |['’])|^media docena de |^mezza dozzina di |^(?:ein )?halbes Dutzend /iu, '6 '],
  [/^(?:une|1) dizaine d(?:e |['’])|^una decena de |^una decina di /iu, '10 '],
  [/^(?:une|1) douzaine d(?:e |['’])|^(?:una|1) docena de |^una dozzina di |^(?:ein|1) Dutzend /iu, '12 '],
  [/(?<=verre) à (?:liqueur|moutarde|vin|eau)(?= )/giu, ''],
  [/(?<!\p{L})filet (?=de (?:jus|vinaigre|citron|miel|sauce|crème)|d['’]huile)/giu, 'drizzle '],
  [/(?<!\p{L})(?:grattugiata|grattata|râpée|pointe|soupçon|pointe de couteau) (?=d[ie] )/giu, 'pinch '],
  [/(?<!\p{L})branche?s? (?=(?:de céleri|(?:of )?celery)(?!\p{L}))/giu, 'stalk '],
  [/(?<!\p{L})gousses? de (?=vanille)/giu, 'gousse-de-'],
  [/(?<!\p{L})Knolle (?=Sellerie)/giu, 'Knollen'],
  [/(?<!\p{L})(Hack|Hackfleisch|Gulasch|Filet|Steak|Schulter|Nacken|Keule) vom Rind(?!\p{L})/giu, 'Rinder$1'],
  [/(?<!\p{L})(Hack|Hackfleisch|Gulasch|Filet|Schnitzel|Schulter|Nacken|Bauch) vom Schwein(?!\p{L})/giu, 'Schweine$1'],
  [/(?<!\p{L})(Hackfleisch|Keule|Schulter|Filet|Rücken) vom Lamm(?!\p{L})/giu, 'Lamm$1'],
  [/(?<!\p{L})(?:noi(?:x|settes?) de (?=beurre)|noce di (?=burro)|nuez de (?=mantequilla))/giu, 'knob '],
];

/** A line with what other languages write in ways of their own as it is read. */
export const inUsualWays = (text: string): string =>
  withGlutenFree(
    withJoinedAdjectives(WAYS.reduce((line, [way, usual]) => line.replace(way, usual), withAmountFirst(text))),
  );
