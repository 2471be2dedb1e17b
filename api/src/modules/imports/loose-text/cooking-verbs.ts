/** Words that tell a cook what to do, as recipes begin sentences with them: only those that are no food and no amount. */
const IMPERATIVES = [
  // English
  `add|allow|arrange|assemble|bake|beat|blend|boil|braise|bring|brush|chill|chop|combine|cook|cool (?:completely|down|for|in|on|the)|cover|crush|cut
  |deglaze|dice|discard|dissolve|divide|drain|drizzle|enjoy|fill|flip|fold|fry|garnish|grate|grease|heat|keep|knead|layer|leave|let|lower|make|marinate
  |mash|melt|microwave|mix|peel|place|pour|preheat|prepare|press|put|reduce|remove|repeat|return|rinse|roast the|roll|rub|saut[eé]|season|serve|set
  |shake|sift|simmer|slice|soak|soften|spoon|spread|sprinkle|squeeze|steam|stir|strain|take|taste|throw|tip|toast the|top with|toss|transfer|turn|use
  |wait|wash|whisk|wipe`,
  // German
  `backe|brate|dünste|erhitze|fülle|füge|gebe|gib|gieße|hacke|heize|knete|koche|lass|lasse|lege|mische|nehme|nimm|püriere|rühre|schäle|schmecke|schneide
  |serviere|stelle|streue|vermische|verrühre|verteile|wasche|würze`,
  // French
  `ajoute[rz]|assaisonne[rz]|batt(?:ez|re)|chauffe[rz]|coupe[rz]|cuire|dispose[rz]|dorer|égoutte[rz]|émince[rz]|enfourne[rz]|épluche[rz]|étale[rz]|fai(?:re|tes)
  |fondre|fouette[rz]|garnir|garnissez|hache[rz]|incorpore[rz]|laisse[rz]|lave[rz]|mélange[rz]|mett(?:ez|re)|mixe[rz]|pétri(?:r|ssez)|porte[rz]|préchauffe[rz]
  |prépare[rz]|prendre|prenez|râpe[rz]|remue[rz]|réserve[rz]|retire[rz]|sale[rz]|saupoudre[rz]|servez|servir|verse[rz]`,
  // Spanish
  `agrega(?:mos|r)?|agregue|amasa(?:r)?|añad(?:a|e|imos|ir)|bat(?:e|imos|ir)|calentar|calienta|cocer|cocina(?:mos|r)|corta(?:mos|r)?|cuece|decorar|deja(?:mos|r)?
  |echa(?:mos|r)?|escurr(?:e|ir)|espolvorear|extender|freír|fríe|hervir|hierve|hornea(?:mos|r)?|incorpora(?:r)?|lava(?:r)?|mezcla(?:mos|r)|mezcla (?:bien|con|el|la|los|las|todo)
  |mezcle|pela(?:mos|r)?|picamos|picar|pon|ponemos|poner|precalentar|precalienta|remover|remueve|reservar|retira(?:r)?|salpimentar|servimos|servir|sirve|sofreír|sofríe
  |tritura(?:r)?|vert(?:emos|er)|vierte`,
  // Portuguese
  `acrescent(?:ar|e)|adicion(?:ar|e)|aquecer|aqueça|ass(?:ar|e)|bat(?:a|er)|coloc(?:ar|que)|coloque|cortar|corte (?:a|as|em|o|os)|cozer|cozinh(?:ar|e)|deix(?:ar|e)
  |descascar|descasque|despej(?:ar|e)|escorr(?:a|er)|espalh(?:ar|e)|ferv(?:a|er)|frit(?:ar|e)|junt(?:ar|e)|lav(?:ar|e)|lev(?:ar|e)|mex(?:a|er)|mistur(?:ar|e)|picar
  |pique|preaquecer|preaqueça|refogar|refogue|retir(?:ar|e)|sirva|temper(?:ar|e)|unt(?:ar|e)`,
  // Italian
  `aggiung(?:ere|ete|i)|amalgama(?:re|te)|bollire|condi(?:re|te)|cuoc(?:ere|ete|i)|friggere|friggete|frulla(?:re|te)|impasta(?:re|te)?|inforna(?:re|te)?|lascia(?:re|te)?
  |lavare|lavate|mescola(?:re|te)?|mett(?:ere|ete|i)|monta(?:re|te)|preriscalda(?:re|te)|rosola(?:re|te)|sbatt(?:ere|ete|i)|scalda(?:re|te)?|scola(?:re|te)|servi(?:re|te)
  |soffriggere|spolvera(?:re|te)|stend(?:ere|ete)|taglia(?:re|te)?|togli(?:ere|ete)?|trita(?:re|te)|uni(?:re|te|sci)|versa(?:re|te)?`,
  // Dutch
  `bak|bestrooi|breng|doe|giet|haal|hak|klop|kneed|kook|laat|leg|meng|roer|schep|schil|serveer|snijd?|strooi|verhit|verwarm|voeg|vul|was de|zet`,
  // Swedish
  `baka|blanda|bred|dela|fräs|grädda|hacka|häll|knåda|koka|krydda|lägg|låt|njut|riv|rör|servera|sjud|skala|skär|smaka|smält|stek|strö|ställ|sätt|ta
  |tillsätt|toppa|tvätta|vispa|vänd|värm`,
];

/** German and Dutch say at the end what to do: "Zwiebeln schneiden". */
const LAST_WORDS = [
  `abgießen|abkühlen|ablöschen|abschmecken|abtropfen|anbraten|andünsten|anrichten|aufkochen|aufschlagen|auskühlen|ausrollen|backen|belegen|bestreichen
  |bestreuen|braten|dazugeben|dünsten|einrühren|einweichen|entfernen|erhitzen|erwärmen|formen|frittieren|füllen|garen|garnieren|geben|gehen|genießen|gießen
  |hacken|hineingeben|hinzufügen|hinzugeben|kneten|kochen|köcheln|kühlen|lassen|legen|mischen|pfeffern|pressen|pürieren|reiben|rösten|ruhen|rühren|salzen
  |schälen|schlagen|schmelzen|schmoren|schneiden|servieren|stellen|streichen|streuen|umrühren|unterheben|unterrühren|vermengen|vermischen|verrühren|verteilen
  |vorheizen|waschen|wenden|würfeln|würzen|ziehen|zufügen|zugeben`,
  `bakken|gieten|hakken|kneden|koken|laten|mengen|roeren|schillen|serveren|snijden|toevoegen|verhitten|verwarmen|voorverwarmen|wassen|zetten`,
];

/** What may stand before it: "Then", "In a bowl,". */
const FIRST =
  '(?:(?:then|next|now|first|finally|dann|nun|zuerst|zum schluss|puis|ensuite|luego|después|depois|poi|quindi|daarna|sedan),? )?';
const words = (lists: readonly string[]): string => lists.join('|').replace(/\s*\n\s*/g, '');

const BEGINS = new RegExp(`^${FIRST}(?:${words(IMPERATIVES)})(?!\\p{L})`, 'iu');
const HOLDS = new RegExp(`[,;:] ?(?:${words(IMPERATIVES)})(?!\\p{L})`, 'iu');
const ENDS = new RegExp(`\\s(?:${words(LAST_WORDS)})[.!]?$`, 'iu');

/** Whether a line begins by telling what to do: "Mix the eggs". */
export const beginsWithVerb = (line: string): boolean => BEGINS.test(line);
/** Whether it tells so behind a comma: "In a bowl, mix the eggs". */
export const holdsVerb = (line: string): boolean => HOLDS.test(line);
/** Whether it ends with what to do: "Zwiebeln schneiden". */
export const endsWithVerb = (line: string): boolean => ENDS.test(line);
