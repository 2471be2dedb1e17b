import type { Sign } from './sign.ts';

/** What is behind "allergic" and before the food, apostrophes gone. */
const AGAINST =
  '(?:gegen|auf|contre|contra|aux?|[àa] l[ae]?|[àa]|a l[oa]s|al|alla|alle|allo|ai|agli|all)(?: (?:den|die|das|la|le|les))?';

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
    ],
  ],
  [
    'allergic',
    [
      `(?:(?:tr[eè]s|sehr|stark|molto|muy) )?(?:allergi(?:que|ques|sch|co|ca|ci|che)|al[eé]rgic[oa]s?|intol[eé]rant[eis]{0,2}|intol[eé]rance|intolleranza|intolerancia|allergie|alergia) ${AGAINST}`,
    ],
  ],
  [
    'behind',
    [
      '(?:mag|esse|essen|vertrage|vertragen|darf|will|kann) (?:ich|er|sie|wir|man|keiner|niemand)(?: gar| [uü]berhaupt)? nicht(?: so)?(?: essen)?',
      '(?:mag|essen?|vertragen?) (?:keiner|niemand)',
      'geht (?:gar )?nicht',
    ],
  ],
  [
    'unwanted',
    [
      '(?:je|on|il|elle|nous|mon [^ ,;]+|ma [^ ,;]+) (?:naime|naimons|ne mange|ne supporte|ne veux|ne veut|ne peux(?: pas)? manger|ne peut(?: pas)? manger|ne dig[eè]re)(?: pas| plus)?(?: trop| beaucoup| du tout| de| d)?',
      '(?:(?:je|on|il|elle) )?(?:d[eé]testes?|hais|hait)',
      '(?:(?:jai|on a|il a|elle a) )?horreur d(?:e la|es|e|u)?',
      '(?:tout|tous|nimporte quoi) sauf',
      'sauf',
      'rien (?:avec|qui contien(?:t|ne))(?: d(?:e la|es|e|u))?',
      'jamais(?: d(?:e la|es|e|u)?)?',
      'aucune?s?',
      'ni',
      'alles (?:au(?:ß|ss)er|bis auf|nur kein(?:e|en)?)',
      'au(?:ß|ss)er',
      '(?:nichts|nix|nicht|nie|niemals)(?: mit| mehr)?',
      '(?:ich )?hasse',
      '(?:tutto|qualsiasi cosa) (?:tranne|eccetto)',
      '(?:tranne|eccetto)',
      'niente(?: con)?',
      'non (?:mi piac(?:e|ciono)|mangio|mangiamo|voglio|sopporto|posso mangiare|digerisco)',
      '(?:odio|detesto)',
      'todo (?:menos|excepto|salvo)',
      '(?:menos|excepto|salvo)',
      'nada (?:con|de)',
      'no (?:me gustan?|como|comemos|quiero|soporto|puedo comer|tolero)',
      'nunca',
    ],
  ],
];
