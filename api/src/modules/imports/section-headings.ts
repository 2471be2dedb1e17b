/** What heads the ingredients of a recipe, in the languages of the web's large recipe sites. */
export const INGREDIENTS_HEADING = /^(?:the )?ingredients?\b|^(?:what )?you(?:'ll| will)? need\b|^(?:zutaten|ingrédients|ingredientes|ingredienti|ingrediënten|ingredienser)(?!\p{L})/iu;
/** What heads its steps. */
export const INSTRUCTIONS_HEADING = new RegExp(
  '^(?:the )?(?:(?:cooking )?(?:instructions?|directions?|method|preparation|steps|procedure)|how to\\b.*|zubereitung|préparation|étapes|(?:modo de )?prepar(?:ación|ação|o)|elaboración|instrucciones|preparazione|procedimento|bereiding(?:swijze)?|gör så här)(?:[^\\p{L}\\p{N}].*)?$',
  'iu',
);
