import type { Sign } from './sign.ts';

/** What is behind "allergic" and before the food, apostrophes gone. */
const AGAINST =
  '(?:gegen|auf|contre|contra|aux?|[àa] l[ae]?|[àa]|a l[oa]s|al|alla|alle|allo|ai|agli|all)(?: (?:den|die|das|la|le|les))?';

/** The subject of a sentence, by language: "my son", "we". */
const FRENCH_SUBJECT = '(?:(?:je|tu|on|il|elle|nous|ils|elles|(?:mon|ma|mes|nos|notre) [^ ,;]+) )?';
const ITALIAN_SUBJECT = '(?:(?:(?:il|la|i|le) )?(?:mi[oae]|miei|nostr[oaie]) [^ ,;]+ )?';
/** Of Spanish and of Portuguese. */
const IBERIAN_SUBJECT = '(?:(?:[ao]s? )?(?:mis?|nuestr[oa]s?|meus?|minhas?|noss[oa]s?) [^ ,;]+ )?';
const GERMAN_SUBJECT = '(?:mein|meine|unser|unsere) [^ ,;]+';

/** Questions and wishes, each before the foods or behind them: "que puedo hacer con", "was kann ich mit … machen". */
const WHAT_TO_MAKE = [
  'qu[eé] (?:puedo|podemos|podria|podr[ií]a|se puede) (?:hacer|cocinar|preparar|cenar|comer)',
  '(?:qu[eé] )?(?:hago|hacemos|cocino|cocinamos|preparo)',
  '(?:algo|recetas?|ideas?|plato)(?= con )',
  'cosa (?:posso|possiamo|si pu[oò]) (?:fare|cucinare|preparare)',
  '(?:cosa )?(?:faccio|facciamo|cucino|cuciniamo|preparo)',
  '(?:qualcosa(?: di)?|ricett[ae]|idee|idea)(?= con )',
  'que (?:faire|cuisiner|pr[eé]parer|manger)',
  'quest[ -]ce (?:que|quon|qu on)(?: je| on)? (?:peux|peut|pourrais|pourrait) (?:faire|cuisiner|pr[eé]parer)',
  '(?:un truc|quelque chose|recettes?|id[eé]es?)(?: (?:rapide|simple|facile|bon|l[eé]ger))?(?= avec )',
  '(?:hast du|habt ihr|gibt es|gibts|hat jemand)(?: (?:eine?|noch|irgendwelche|was))?(?: (?:idee|ideen|tipps?|rezepte?|vorschl[aä]ge?))?(?: f[uü]r)?',
  '(?:tu aurais|tas|avez vous|vous avez)(?: une?| des)? id[eé]es?(?: pour)?',
  '(?:mi dai|hai|dammi)(?: une?| une| delle| qualche)? ?(?:un)?ide[ae](?: per)?',
  '(?:come (?:posso usare|uso|usare|cucino|preparo)|comment (?:utiliser|cuisiner|pr[eé]parer)|c[oó]mo (?:puedo (?:usar|cocinar|preparar)|uso|cocino|preparo))',
  'was (?:kann|k[oö]nnen|soll|sollen|koche|kochen|mache|machen|mach|koch|gibt)(?: (?:ich|wir|man|es))?(?: (?:heute|denn|noch|alles|schnell))*',
  '(?:etwas|was|rezepte?|ideen|idee|irgendwas|resteessen|resteverwertung|gericht)(?= mit )',
  '(?:machen|kochen|zubereiten|zaubern|backen|verwerten|verbrauchen)(?= [,;]|$)',
  '(?:hacer|cocinar|preparar|fare|cucinare|faire|cuisiner)(?= [,;]|$)',
  '(?:f[uü]rs?|zum|zu) (?:abendessen|mittagessen|fr[uü]hst[uü]ck|abendbrot|heute(?: abend)?)',
  '(?:para|de) (?:cenar|comer|la cena|el almuerzo|la comida|desayunar)',
  '(?:per|a) (?:cena|pranzo|colazione|stasera)',
  '(?:pour|au|ce) (?:le d[iî]ner|le d[eé]jeuner|d[iî]ner|d[eé]jeuner|soir|ce soir|midi)',
].join('|');

/** What it is to be cooked in. */
const MADE_IN = [
  '(?:(?:in der|im|aus der|aus dem|mit der|mit dem) )?(?:hei(?:ss|ß)luftfritteuse|airfryer|thermomix|schnellkochtopf|slowcooker|backofen|mikrowelle|reiskocher)',
  '(?:auf dem|vom|aufs) (?:blech|grill)',
  '(?:(?:au|dans le|[aà] la|dans la) )(?:cookeo|airfryer|four|micro[- ]?ondes|cocotte minute|friteuse|mijoteuse)',
  '(?:cookeo|mijoteuse|multicuiseur)',
  '(?:(?:en|in|nella|con la|con|alla) )?(?:(?:la )?friggitrice ad aria|(?:la )?freidora de aire|(?:la )?olla (?:express|r[aá]pida)|pentola a pressione|(?:la )?air ?fryer)',
].join('|');

/** Where food is kept. */
const IN_THE_FRIDGE =
  '(?:(?:im|in den|aus dem|en el|en la|au|dans le|in|nel|nella|dal) )?(?:k[uü]hlschrank|gefrierfach|tiefk[uü]hler|vorratsschrank|nevera|frigor[ií]fico|heladera|refrigerador|congelador|despensa|frigo|frigidaire|cong[eé]lateur|placard|frigorifero|dispensa)';

/** How much there is of the food behind, in words that say nothing else of it: "halbe", "un resto di". */
const OF_A_FOOD = [
  'halbe[rns]?',
  '(?:ein )?paar',
  '(?:ein )?bisschen',
  '(?:ein |der )?rest(?:e)?(?: (?:vom|von(?: der| dem)?))?',
  'un (?:par|trozo|pedazo|diente|bote|manojo|pu[ñn]ado|paquete|vaso|kilo) de',
  'una (?:lata|bolsa|rama|cucharada|docena|tarrina|scatola|scatoletta|confezione|busta|manciata|fetta) d[ei]',
  'un (?:paio|pezzo|gambo|mazzo|barattolo|sacchetto|vasetto|bicchiere|etto) di',
  'uno spicchio d[i ]?',
  'une (?:bo[iî]te|gousse|barquette|botte|tranche|poign[eé]e|brique) d(?:e|es)?',
  'un (?:morceau|paquet|bouquet|pot|sachet|bocal|filet) d(?:e|es)?',
  'eine? (?:becher|dose|bund|packung|beutel|glas|scheibe|handvoll|st[uü]ck|netz|kopf|knolle)(?: von)?',
  'mezz[oa]',
  'medi[oa]',
  '(?:une? )?demie?',
  'un (?:resto|po|avanzo) (?:di|d)',
  '(?:degli |gli )?avanzi (?:di|del|della|d)',
  '(?:un |des |les )?restes? (?:de la|de l|du|de|d)',
  '(?:restos|sobras) (?:de la|del|de)',
  '(?:ein(?:e|en)?|zwei|drei|vier|f[uü]nf|sechs|due|tre|quattro|cinque|deux|trois|quatre|cinq|dos|tres|cuatro|cinco)',
];

/**
 * What German, French, Italian and Spanish sentences do to the foods around, in the manner of the signs of English. Apostrophes are gone:
 * "je n'aime pas" is "je naime pas".
 */
export const PHRASES_IN_LANGUAGES: readonly (readonly [sign: Sign, phrases: readonly string[]])[] = [
  ['there', [`${IN_THE_FRIDGE}(?= [,;]|$)`]],
  [
    'filler',
    [
      '(?:je suis|nous sommes|ich bin|wir sind|io sono|siamo|estoy|somos)',
      // Soy is a food, too.
      '(?:yo )?(?:soy|sono|sou|somos)(?= (?:muy |molto )?(?:al[eé]rgic[oa]|allergic[oa]|intol+erante|vegan[oa]|vegetarian[oa]|coeliac)(?: |$))',
      '(?:mon|ma|mes|notre|mein|meine|unser|unsere|mio|mia|mi|nuestr[oa]) [^ ,;]+ (?:est|sont|ist|sind|[eè]|es|son)',
      `${GERMAN_SUBJECT}(?= (?:vertr[aä]gt|mag|isst|kann|darf|hasst|will) )`,
      '(?:vertr[aä]gt|vertragen)(?! (?:gar )?kein)',
      '(?:bitte|por favor|per favore|svp|s[ií]l vous pla[iî]t)',
      '(?:bekomm|krieg)(?:e|t|en) (?:ich|er|sie|wir|man) [^ ,;]+',
      '(?:(?:etwas|was) )?(?:schnell|einfach|lecker|gesund|g[uü]nstig|leicht)(?:e|es|er)?(?! (?:butter|bier|milch))',
      '(?:rapides?|r[aá]pid[oa]s?|veloc[ei]|facil[ei]s?|f[aá]cil(?:es)?|simples?|semplic[ei]|sencill[oa]s?|l[eé]g[eè]re?s?|liger[oa]s?|legger[oaei])',
      `(?:${WHAT_TO_MAKE})(?= |$)`,
      IN_THE_FRIDGE,
      '(?:ich|wir|er|sie) (?:mag|m[oö]gen|esse|essen|isst)(?= kein)',
      '(?:m[uü]ssen|muss|sollen|soll|sollte|sollten)(?: (?:dringend|schnell|bald|endlich|heute|noch|jetzt))* (?:weg|verbraucht werden|verbraucht|verarbeitet werden|verwertet werden)',
      '(?:dazu|daraus|damit|noch|gerade|leider)',
      `(?:${MADE_IN})`,
    ],
  ],
  ['amount', [...OF_A_FOOD]],
  [
    'held',
    [
      '(?:e |ma |per[oò] )?(?:ho|abbiamo)(?! (?:finito|allergi|intoll|paura|mangiato))(?= )',
      '(?:(?:y|e|pero|mas) )?(?:tengo|tenemos|tenho|temos|hay|h[áa])(?= )',
      '(?:s[óo]lo|solamente|solo|soltanto|seulement|s[óo] tenho|apenas|nur)(?= )(?! kein)',
      'sobr(?:ou|aram)(?= )',
      'il(?: me| nous)?(?= leftover )',
      // "Plus de beurre, juste des oeufs", "je n'ai que du riz".
      '(?:juste|(?:jai|je nai|on na|on a) (?:plus )?que|il (?:me |nous |ne |n)*reste(?: (?:plus )?que)?)(?= (?:des|du|la|les?|l|une?|deux|trois|quelques) )',
      // "Keine Zwiebeln, habe Reis"; "Zwiebeln habe ich keine" holds nothing.
      '(?:(?:aber|und|nur|dafür) )?(?:habe?|haben)(?= )(?! (?:ich|er|sie|wir|man|gar|kein|nicht|nichts|nix|nie|hunger|lust|angst|probleme?)(?:e|en)? )',
      '(?:(?:et|mais) )?(?:on a(?= (?:du|des?|deux|trois|encore|juste) )|nous avons|il y a)(?= )(?! (?:pas|plus|rien|jamais|fini|faim|peur|envie|horreur|un problème|une? (?:allergie|intolérance)))',
      // What somebody wants to make all the same.
      '(?:e |ma |per[oò] )?(?:voglio|vorrei|vogliamo)(?: (?:fare|cucinare|preparare|mangiare))?(?= )',
      '(?:y |pero )?(?:quiero|queremos|quisiera|voy a|vamos a)(?: (?:hacer|cocinar|preparar|comer))?(?= )',
      '(?:(?:aber|und|jetzt) )?(?:ich |wir )?(?:will|m[oö]chte|wollen|m[oö]chten)(?= )(?! (?:kein|nicht|ich|er|sie|wir|man|nie))',
      '(?:et |mais )?(?:je veux|je voudrais|on veut|jaimerais)(?: (?:faire|cuisiner|pr[eé]parer|manger))?(?= )(?! (?:pas|plus|rien))',
    ],
  ],
  [
    'lacking',
    [
      '(?:ho|abbiamo|hai|hanno) finito(?: (?:il|lo|la|l|i|gli|le))?',
      '(?:jai|on a|nous avons|il a|elle a) fini (?:le|la|les|l|mes|nos|notre|mon|ma)',
      '(?:me|nos) (?:qued[eé]|quedamos|he quedado|hemos quedado) sin',
      '(?:sono|siamo) (?:rimast[oaie]|senza)(?: senza)?',
      '(?:mir|uns) fehl(?:t|en)',
      '(?:mi |ci )?manca(?:no)?(?= (?:il|lo|la|l|i|gli|le|solo) )',
      '(?:il )?(?:me |nous )?manque(?:nt)?',
      '(?:me |nos )?faltan?',
      '(?:(?:jai|je nai|on n?a|nous n?avons|il n?y a|y a) )?(?:plus|pas) d(?:e la|es|e|u)',
      '(?:jai|on a|nous avons|il y a|y a) plus',
      'non (?:abbiamo|ho|c[eè]|ci sono)(?: pi[uù])?',
      '(?:no|n[ãa]o) (?:tengo|tenemos|tenho|temos|hay|h[áa]|(?:me |nos )?quedan?)',
      'se (?:(?:me|nos|le) )?(?:acab[oó]|acabaron|ha acabado|han acabado|termin[oó])',
      '(?:(?:ich )?habe?|(?:wir )?haben|es gibt) kein(?:e|en)?(?: mehr)?',
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
      `${IBERIAN_SUBJECT}(?:no|n[ãa]o) (?:s[ou]port(?:o|a[nm]?)|toler(?:o|a[nm]?)|(?:puedo|puede|pueden|posso|podem?|podemos) (?:comer|tomar|beber|probar|provar|consumir|ter))(?: d[eao]s?)?`,
      `(?:${GERMAN_SUBJECT} |ich |er |sie |wir )?(?:vertr[aä]gt|vertrage|vertragen) (?:gar )?kein(?:e|en)?`,
    ],
  ],
  [
    'behind',
    [
      '(?:mag|esse|essen|vertrage|vertragen|darf|will|kann) (?:ich|er|sie|wir|man|keiner|niemand)(?: gar| [uü]berhaupt)? nicht(?: so)?(?: essen)?',
      '(?:mag|essen?|vertragen?) (?:keiner|niemand)',
      'geht (?:gar )?nicht',
      '(?:ist|sind) (?:alle|aus|leer|weg|tabu|verboten|verdorben)(?= (?:[,;]|ich |wir |aber |also |habe? )|$)',
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
      '(?:ni|né|nè|nem)',
      `${IBERIAN_SUBJECT}n[ãa]o (?:gost(?:o|a|am|amos)|com(?:o|emos|em?)|beb(?:o|em?)|quer(?:o|emos|em)?)(?: d[eao]s?)?`,
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
      `${IBERIAN_SUBJECT}no (?:(?:me|te|le|nos|les) gustan?|come?n?|como|comemos|toman?|bebe?n?|quiere?n?|quiero)`,
      `${IBERIAN_SUBJECT}(?:odi(?:o|an?)|detest(?:o|an?))`,
      'nunca',
      'ning[uú]n(?:a|os|as)?',
      'nessun[oa]?',
    ],
  ],
  [
    'except',
    ['sauf', '(?:hormis|excepté)', 'au(?:ß|ss)er', 'bis auf', '(?:tranne|eccetto)', '(?:menos|excepto|exceto|salvo)'],
  ],
];
