/** Words that head the ingredients of a recipe, in the languages of the web's large recipe sites. */
export const INGREDIENTS_WORDS =
  "(?:the )?ingredients?\\b|(?:what )?you(?:'ll| will)? need\\b|(?:zutaten|ingrédients|ingredientes|ingredienti|ingrediënten|ingredienser)(?!\\p{L})";
/** Words that head its steps. */
export const INSTRUCTIONS_WORDS =
  '(?:the )?(?:cooking )?(?:instructions?|directions?|method|preparation|steps|procedure)|zubereitung|préparation|étapes|(?:modo de )?prepar(?:ación|ação|o)|elaboración|instrucciones|preparazione|procedimento|bereiding(?:swijze)?|gör så här';

/** What heads the ingredients of a recipe, whatever stands behind. */
export const INGREDIENTS_HEADING = new RegExp(`^(?:${INGREDIENTS_WORDS})`, 'iu');
/** The same where nothing else is said. */
export const INGREDIENTS_ALONE = new RegExp(`^(?:${INGREDIENTS_WORDS})\\W*$`, 'iu');
/** What heads its steps. */
export const INSTRUCTIONS_HEADING = new RegExp(
  `^(?:(?:the )?how to\\b.*|${INSTRUCTIONS_WORDS})(?:[^\\p{L}\\p{N}].*)?$`,
  'iu',
);
