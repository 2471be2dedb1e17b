import type { Sign } from './sign.ts';

/** What is behind "allergic" and before the food, apostrophes gone. */
const AGAINST =
  '(?:gegen|auf|contre|contra|aux?|[àa] l[ae]?|[àa]|a l[oa]s|al|alla|alle|allo|ai|agli|all)(?: (?:den|die|das|la|le|les))?';

/** The subject of a sentence, by language: "my son", "we". */
const FRENCH_SUBJECT = '(?:(?:je|tu|on|il|elle|nous|ils|elles|(?:mon|ma|mes|nos|notre) [^ ,;]+) )?';
const ITALIAN_SUBJECT = '(?:(?:(?:il|la|i|le) )?(?:mi[oae]|miei|nostr[oaie]) [^ ,;]+ )?';
const SPANISH_SUBJECT = '(?:(?:a )?(?:mis?|nuestr[oa]s?) [^ ,;]+ )?';
const GERMAN_SUBJECT = '(?:mein|meine|unser|unsere) [^ ,;]+';

/**
 * What German, French, Italian and Spanish sentences do to the foods around, in the manner of the signs of English. Apostrophes are gone:
 * "je n'aime pas" is "je naime pas".
 */
export const PHRASES_IN_LANGUAGES: readonly (readonly [sign: Sign, phrases: readonly string[]])[] = [
  [
    'filler',
    [
      '(?:je suis|nous sommes|ich bin|wir sind|io sono|siamo|estoy|somos)',
      // Soy is a food, too.
      '(?:yo )?(?:soy|sono)(?= (?:muy |molto )?(?:al[eé]rgic[oa]|allergic[oa]|intolerante|vegan[oa]|vegetarian[oa])(?: |$))',
      '(?:mon|ma|mes|notre|mein|meine|unser|unsere|mio|mia|mi|nuestr[oa]) [^ ,;]+ (?:est|sont|ist|sind|[eè]|es|son)',
      `${GERMAN_SUBJECT}(?= (?:vertr[aä]gt|mag|isst|kann|darf|hasst|will) )`,
      '(?:vertr[aä]gt|vertragen)(?! (?:gar )?kein)',
      '(?:bitte|por favor|per favore|svp|s[ií]l vous pla[iî]t)',
      '(?:bekomm|krieg)(?:e|t|en) (?:ich|er|sie|wir|man) [^ ,;]+',
    ],
  ],
  [
    'lacking',
    [
      '(?:(?:jai|on a|nous avons|il y a|y a) )?(?:plus|pas) d(?:e la|es|e|u)',
      '(?:jai|on a|nous avons|il y a|y a) plus',
      'non (?:abbiamo|ho|c[eè]|ci sono)(?: pi[uù])?',
      'no (?:tengo|tenemos|hay|(?:me |nos )?quedan?)',
      'se (?:(?:me|nos|le) )?(?:acab[oó]|acabaron|ha acabado|han acabado|termin[oó])',
      '(?:ich habe?|wir haben|es gibt) kein(?:e|en)?(?: mehr)?',
    ],
  ],
  [
    'allergic',
    [
      `(?:(?:tr[eè]s|sehr|stark|molto|muy) )?(?:allergi(?:que|ques|sch|co|ca|ci|che)|al[eé]rgic[oa]s?|intol[eé]rant[eis]{0,2}|intol[eé]rance|intolleranza|intolerancia|allergie|alergia) ${AGAINST}`,
      // "Von Nüssen bekomme ich Ausschlag".
      '(?:von|bei|durch)(?= [^ ,;]+ (?:bekomm|krieg))',
      // Spoken, without "ne": "il peut pas manger de".
      `${FRENCH_SUBJECT}(?:ne )?(?:peut|peux|peuvent|doit|dois|doivent) (?:pas|plus|jamais) (?:manger|boire|avoir|consommer|prendre|toucher)(?: d(?:e la|es|e|u)?)?`,
      `${FRENCH_SUBJECT}(?:ne )?(?:supportent?|supportes?|dig[eè]rent?|dig[eè]res?|tol[eè]rent?) (?:pas|plus|jamais|mal|tr[eè]s mal)(?: d(?:e la|es|e|u)?)?`,
      `${ITALIAN_SUBJECT}non (?:sopport(?:o|a|iamo|ano)|toller(?:o|a|ano)|diger(?:isco|isce)|(?:posso|pu[oò]|possiamo|possono) (?:mangiare|bere|avere))`,
      `${SPANISH_SUBJECT}no (?:soport(?:o|an?)|toler(?:o|an?)|(?:puedo|puede|pueden|podemos) (?:comer|tomar|beber|probar|consumir))`,
      `(?:${GERMAN_SUBJECT} |ich |er |sie |wir )?(?:vertr[aä]gt|vertrage|vertragen) (?:gar )?kein(?:e|en)?`,
    ],
  ],
  [
    'behind',
    [
      '(?:mag|esse|essen|vertrage|vertragen|darf|will|kann) (?:ich|er|sie|wir|man|keiner|niemand)(?: gar| [uü]berhaupt)? nicht(?: so)?(?: essen)?',
      '(?:mag|essen?|vertragen?) (?:keiner|niemand)',
      'geht (?:gar )?nicht',
      '(?:ist|sind) (?:alle|aus|leer|weg|tabu|verboten|verdorben)(?= [,;]|$)',
      '(?:bekomm|krieg)(?:e|t|en) (?:ich|er|sie|wir|man) (?:ausschlag|bauchweh|bauchschmerzen|durchfall|juckreiz|atemnot|pickel|sodbrennen)',
      '(?:[eè]|sono) finit[oaie]',
    ],
  ],
  [
    'unwanted',
    [
      // Spoken, without "ne": "j'aime pas", "il peut pas manger de".
      `${FRENCH_SUBJECT}(?:ne )?[jn]?(?:aimes?|aiment|aimons|manges?|mangent|veut|veux|veulent) (?:pas|plus|jamais|mal)(?: trop| beaucoup| du tout)?(?: d(?:e la|es|e|u)?)?`,
      `${FRENCH_SUBJECT}(?:d[eé]test(?:es?|ent)|hais|hait)`,
      '(?:(?:jai|on a|il a|elle a) )?horreur d(?:e la|es|e|u)?',
      '(?:tout|tous|nimporte quoi) sauf',
      'rien (?:avec|qui contien(?:t|ne))(?: d(?:e la|es|e|u))?',
      'jamais(?: d(?:e la|es|e|u)?)?',
      'aucune?s?',
      '(?:ni|né|nè)',
      'alles (?:au(?:ß|ss)er|bis auf|nur kein(?:e|en)?)',
      '(?:nichts|nix|nicht|nie|niemals)(?: mit| mehr)?',
      '(?:ich )?hasse',
      '(?:tutto|qualsiasi cosa) (?:tranne|eccetto)',
      'niente(?: con)?',
      `${ITALIAN_SUBJECT}non (?:(?:mi|ti|gli|le|ci|vi) piac(?:e|ciono)|mangi(?:o|a|amo|ano)|bev(?:o|e|ono)|vogli(?:o|amo)|vuole|vogliono)`,
      `(?:a ${ITALIAN_SUBJECT})non piac(?:e|ciono)`,
      `${ITALIAN_SUBJECT}(?:odi(?:o|a|ano)|detest(?:o|a|ano))`,
      'todo (?:menos|excepto|salvo)',
      'nada (?:con|de)',
      `${SPANISH_SUBJECT}no (?:(?:me|te|le|nos|les) gustan?|come?n?|como|comemos|toman?|bebe?n?|quiere?n?|quiero)`,
      `${SPANISH_SUBJECT}(?:odi(?:o|an?)|detest(?:o|an?))`,
      'nunca',
      'ning[uú]n(?:a|os|as)?',
      'nessun[oa]?',
    ],
  ],
  [
    'except',
    ['sauf', '(?:hormis|excepté)', 'au(?:ß|ss)er', 'bis auf', '(?:tranne|eccetto)', '(?:menos|excepto|salvo)'],
  ],
];
