/** What lets time do the work, in the other languages of the web's large recipe sites. */
const WAITS =
  /(?<!\p{L})(?:kalt ?stellen|kühlen|kühl ?stellen|ziehen|gehen|ruhen|rasten|abkühlen|auskühlen|einweichen|quellen|marinieren|gefrieren|repose[rz]?|refroidir|lever|mariner|tremper|réfrigér\p{L}*|reposar|enfriar|levar|marinar|remojo|riposare|raffreddare|lievitare|marinare|ammollo|frigo\p{L}*|descansar|arrefecer|crescer|geladeira|rusten|rijzen|afkoelen|koelkast|weken|vila|svälla|svalna|jäsa|kylen|marinera)(?!\p{L})/iu;
/** The heat does it. */
const HEATS =
  /(?<!\p{L})(?:(?:auf|ein|ver|über)?(?:koch|back)|(?:an)?brat|köchel|schmor|garen|dünst|simmer|ofen|cuire|cuis|mijot|bouill|enfourn|four|cocer|cuec|horn|herv|fre[íi]r|cuoc|boll|sobboll|inforn|forno|koka|stek|grädda|ugn|sjud|bak(?:ken|t)|kook|kok(?:en|t)|oven|assar|asse(?!\p{L})|cozinh|ferv)/iu;

/** Whether what a text in another language than English tells to do is a wait off the heat. */
export const isWaitElsewhere = (text: string): boolean => WAITS.test(text) && !HEATS.test(text);
