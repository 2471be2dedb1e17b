/**
 * Beginnings of words that say what was done to a food, of which sort it is or how good, but may belong to a name ("patate dolci", "vin rouge"):
 * they are left out only beside the longest name that is known. Folded; the endings of all four languages may follow. None that may bring another
 * food along: no breaded, buttered, filled, glazed, marinated or black ones ("spaghetti neri" are of squid ink), no flavours, and no
 * region that a dish is named for ("tortilla española" is of eggs).
 */
export const BESIDE_STEMS = [
  'unbehandelt|festkochend|mehligkochend|vorwiegend|griffig|glatt|freilaufend|kuchenfertig|tiefgekuhlt|tiefgefroren|gefroren|gezuckert|stuckig|scharf|rot|grun|gelb|weiss|geputzt|gegart|gebraten|gegrillt|abgezogen|ausgelost',
  'pariert|enthautet|filetiert|eingeweicht|vorgekocht|gedunstet|gestuckelt|zerkleinert|zerbroselt|zerpfluckt|steif|gesusst|geschlagen|aufgeschlagen|trocken|altbacken|durchwachsen|gerauchert|tranchiert|entgratet|milde?',
  'aufgeschnitten|zerteilt|zerlegt|gestiftelt|gehackselt|geschnetzelt|geteilt|gedrittelt|gesechstelt|geachtelt|zerstossen|gemorsert|zerrieben|puriert|passiert|zerzupft|abgezupft|zerhackt|vorgeschnitten|kuchenfein|feingehackt|grobgehackt',
  'blanchiert|gedampft|uberbruht|vorgegart|erhitzt|erwarmt|pochiert|abgekuhlt|ausgekuhlt|erkaltet|eiskalt|gekuhlt|handwarm|temperiert|kochend|siedend|abgeschreckt|kochendheiss',
  'abgeseiht|abgespult|gespult|trockengetupft|ausgedruckt|ausgepresst|abgetupft|verlesen|gesaubert|entstrunkt|entfettet|gewassert|ungesalzen|gesalzen|ungesusst|ungewurzt|ungeschalt|ungespritzt|ungezuckert',
  'mager|hell|dunkl|dunkel|braun|blond|violett|bunt|zart|knackig|aromatisch|saftig|mittelalt|vollreif|uberreif|normal|handelsublich|klassisch|heimisch|einheimisch|sizilianisch|kernlos|langs|quer|schrag',
  'decortique|deveine|desosse|degraisse|degerme|ebarbe|vide|nettoye|gratte|tamise|grille|roti|dore|monte|blanchi|poele|maigre|maison|rassi|etuve|fermier|rassis|biologique|rouge|ros|vert|jaune|nouveau|nouvell|taille|detaille|rehydrate|trempe|equeute|essore|traite|doux|douc|verni|torrefie|ferm|refroidi|broye|mixe|hydrate|patissier|epais|sucre|dessale',
  'tranche|detranche|effile|effiloche|fendu|ouvert|emiette|brise|pile|morcele|epepine|etete|eviscere|ecaille|evide|ecosse|ecale|egrene|desarete|broye|separe|divise|partage|ficele|tronconne|defait|retaille|tasse|tamponne',
  'bouilli|bouillant|ebouillante|poche|chauffe|rechauffe|tiedi|decongele|refrigere|seche|brosse|essuye|eponge|fume|deshydrate|precuit|ramolli',
  'ordinaire|classique|normal|petillant|brut|sauvage|tendre|charnu|juteux|primeur|precoce|fort|vieux|vieil|vieill|affine|artisanal|brun|blond|violet|clair|fonce|plat|long|rond|nain|geant',
  'limpi|dur|asad|frit|desmoronad|desgranad|desvenad|hervid|remojad|rebanad|partid|filetead|desalad|colad|plan|redond|italian|ecologic|camper|blanc|roj|verd|amarill|pochad|triturad|desmigad|abiert|tamizad|mojad|desinfectad|dulc|suav|fuert|tiern|viej|nuev|descascarillad|evaporad|reposad|recien|descarozad|estrellad|deshebrad|fileteado|maduro|virgen',
  'picadit|cortadit|lonchead|desmechad|deshilachad|desmigajad|dividid|separad|trinchad|despepitad|desemillad|majad|pulverizad|cernid|escaldad|blanquead|sancochad|precocid|cocinad|calentad|templad|enfriad|descongelad|refrigerad|hirviend|hirvient|ahumad|curad|semicurad|anej|deshidratad|hidratad|troceadit',
  'reposter|comun|corrient|normal|pomad|joven|jovenes|iberic|pozoler|grues|delgad|silvestr|salvaj|oscur|morad|rosad|jugos|mediano',
  'lessat|less|strizzat|verac|freschissim|biologic|bollit|arrostit|sminuzzat|sgusciat|pulit|tagliat|ridott|spezzettat|spellat|disossat|privat|ammollat|setacciat|montat|gial|giall|ross|bianc|verd|grand|sbollentat|sfilettat|diliscat|decorticat|perlat|raffermo|squamat|eviscerat|nostran|dolc|vaccin|tenere?|trattat|sodo|sode|rosolat|fondent|sodi|passat|tes|zuccherat|affumicat',
  'tagliuzzat|sfilacciat|sbriciolat|spezzat|divis|apert|svuotat|scavat|incis|pestat|frullat|polverizzat|sgranat|spuntat|scolat|asciugat|sciacquat|ripulit|decongelat|scongelat|refrigerat|raffreddat|riscaldat|bollent|intiepidit|scottat|sbianchit|grigliat|disidratat|reidratat|rimacinat|puntat|pressat',
  'finissim|gross|spess|sottil|normal|comun|classic|stagional|novell|giovan|giovani|stagionat|acerb|succos|polpos|carnos|saporit|fort|delicat|scur|dorat|rosat|baresan|pugliesi|pugliese|borettan|taggiasc|calabres|siciliano|siciliana|siciliani|siciliane|ligur|piemontes|ramat|integral',
];

/** The same of single words, whose other forms mean another food: "eau glacée", and glace is ice cream. */
export const BESIDE_WORDS = 'glacees?|nature|extra|super|standard|mini|bio|tintos?|industriel(?:le)?s?|superieure?s?';

/** What a food is cut into, by its noun. */
const SHAPES = [
  'des|cubes?|rondelles?|tranches?|lamelles?|morceaux|quartiers|julienne|batonnets|lanieres|filaments|copeaux|troncons|allumettes|brunoise|mirepoix|paysanne|eventail|bouquets|sommites|petales|billes|demi (?:rondelles|lunes)|deux|quatre|six|huit',
  'rodajas?|rodajitas|trozos?|trocitos|pedazos|pedacitos|dados|daditos|tiras|tiritas|cubos|cubitos|cuadrados|cuadritos|laminas|laminitas|lonchas|rebanadas|juliana|gajos|cascos|anillas|aros|aritos|bastones|bastoncitos|palitos|ruedas|medias lunas|filetes|medallones|cuartos|octavos|mitades|lascas|hebras|escamas|virutas|plumas|dos|cuatro|seis|ocho',
  'scheiben|scheibchen|wurfeln?|ringen?|halbringen?|stucken?|stuckchen|streifen|spalten|stiften?|stifte|roschen|blattchen|flockchen|flocken|raspeln?|achteln?|vierteln?|halften|rauten|schnitzen?',
  'fette|fettine|cubetti|cubotti|dadini|dadi|pezzi|pezzetti|pezzettini|tocchetti|tocchi|rondelle|striscioline|strisce|listarelle|spicchi|bastoncini|quarti|scaglie|lamelle|filetti|anelli|quadretti|fiocchi|fiocchetti|meta|due|quattro|sei|otto|temperatura ambiente',
].join('|');
const BEFORE_SHAPE =
  '(?:(?:tres|sehr|ganz|molto|muy) )?(?:(?:petite?s?|fine?s?|gross?e?s?|klein|fein|dunn|grob|dick|mittelgross|schmal|breit|kleine|feine|dunne|grobe|dicke|mittelgrosse|schmale|feinen|kleinen|dunnen|grossi|piccoli|pequenos|finas|finos) )?';
const BEHIND_SHAPE =
  '(?: (?:fine?s?|finas?|finos?|gruesas?|gruesos?|delgadas?|delgados?|pequenas?|pequenos?|chic[oa]s|grandes|medianas?|medianos?|generosos|sottili|spess[ei]|piccol[ie]|gross[ei]|regolari|epaisses|minces|egaux|iguales))?';

/** How a food is cut, in words behind it; folded. */
export const CUT_INTO = `(?:(?:en|in|a) ${BEFORE_SHAPE}(?:${SHAPES})${BEHIND_SHAPE}|(?:por|a) la mitad|en la mitad|al medio|a lo largo|en cruz|a meta|per il lungo|per (?:la )?meta|dans (?:le sens de )?la longueur|en longueur|(?:par|a) moitie|der lange nach)`;
