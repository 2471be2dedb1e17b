/** Words that head the ingredients of a recipe, in the languages of the web's large recipe sites. */
export const INGREDIENTS_WORDS =
  "(?:the )?ingredients?\\b|(?:what )?you(?:'ll| will)? need\\b|(?:zutaten|ingrédients|ingredientes|ingredienti|ingredi[ëe]nten|ingredienser)(?!\\p{L})";
/** Words that head its steps, and those that head what is done before. */
export const INSTRUCTIONS_WORDS =
  "(?:the )?(?:cooking )?(?:instructions?|directions?|method|preparation|steps|procedure)|zubereitung|vorbereitung|anleitung(?:en)?|so (?:geht's|wird's gemacht)|préparation|étapes|(?:modo de )?prepar(?:ación|ação|o)|elaboración|instrucciones|preparazione|procedimento|bereiding(?:swijze)?|voorbereiding|werkwijze|gör så här";
/** Words that head what the cook noted. */
export const NOTES_WORDS = "(?:(?:recipe|cook'?s|chef'?s|my) )?(?:notes?|notizen|anmerkung(?:en)?|notas|noten)";
/** Words that head advice, which is noted as well. */
export const ADVICE_WORDS =
  "(?:(?:recipe|cook'?s|chef'?s) )?(?:tips?|storage|variations?|tipps?|hinweise?|astuces|conseils|consejos|dicas|consigli)";
/** Words that head what is neither bought, nor done, nor noted. */
export const OTHER_WORDS =
  '(?:nutrition(?:al)?(?: facts| information| values?)?|equipment|nährwerte|nutrizione|valori nutrizionali)';
/** Words that head what is told of the dish. */
export const ABOUT_WORDS = 'description|beschreibung|descripción|descrição|descrizione|beschrijving|beskrivning';

/** "Preparation: 20 min" is a time. */
const TIME = '(?![^\\p{L}\\p{N}]*\\d+\\s*(?:min|h\\b|std|stunde|heure|hora|uur|hour))';
/** What heads the ingredients of a recipe, whatever stands behind. */
export const INGREDIENTS_HEADING = new RegExp(`^(?:${INGREDIENTS_WORDS})`, 'iu');
/** The same where nothing else is said. */
export const INGREDIENTS_ALONE = new RegExp(`^(?:${INGREDIENTS_WORDS})\\W*$`, 'iu');
/** What heads its steps. */
export const INSTRUCTIONS_HEADING = new RegExp(
  `^(?:(?:the )?how to\\b.*|(?:${INSTRUCTIONS_WORDS})(?:${TIME}[^\\p{L}\\p{N}].*)?)$`,
  'iu',
);
/** What heads the cook's notes. */
export const NOTES_HEADING = new RegExp(`^(?:${NOTES_WORDS})\\s*:?$`, 'iu');
/** What heads advice. */
export const ADVICE_HEADING = new RegExp(`^(?:${ADVICE_WORDS})\\s*:?$`, 'iu');
/** What heads words about the dish. */
export const ABOUT_HEADING = new RegExp(`^(?:${ABOUT_WORDS})\\s*:?$`, 'iu');
