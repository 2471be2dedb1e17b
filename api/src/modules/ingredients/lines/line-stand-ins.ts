const IF_THERE_IS_NONE = /^if (?:it is |it's )?(?:not available|unavailable)(?:,| -|:)? (?:use |try )?(.+)$/i;
const REPLACED_BY =
  /^(?:if (?:you )?(?:can['’]?t|cannot|don['’]?t|do not) (?:find|get|have) \w+(?: \w+)?,? )?(?:you (?:can|could|may) |(?:can|could|may) (?:be )?)?(?:replaced?|substituted?|swap(?:ped)?)(?: (?:it|them|this))? (?:with|by|for) (.+?)(?: as well| too| instead)?$/i;
const USE_TOO = /^you (?:can|could|may) (?:also )?use (.+?)(?: instead| but .*| if .*)?$/i;
/** "can substitute milk" */
const SUBSTITUTE =
  /^(?:optionally |you )?(?:(?:can|could|may) )?(?:also )?substitute (?!(?:it|them|this|for|with|by)\b)(.+)$/i;
/** "for a lighter cake use yogurt"; what a cook uses already is no offer: "if you use salted butter" */
const USE_FOR = /^(?:for|to|if|when) (?!(?:you |not )?us(?:e|ing)\b).*? (?:use|try|substitute) (.+)$/i;
/** "can be olive oil"; not "can be frozen", "can be made ahead" */
const CAN_BE =
  /^(?:it )?(?:can|could|may|might) (?:also )?be (?!\w+(?:ed|en)\b|made|left|cut|bought|any|an?\b|store-|more|less)([a-z].+)$/i;
const MAY_STAND_IN =
  /^(?!it\b|this\b|they\b|you\b|(?:but )?whatever\b|.* (?:parts?|kinds?)\b)(.+?) (?:(?:can|may|could|might) (?:also )?be (?:used|substituted|swapped in)(?: instead| as .*| for .*)?|(?:is|are) (?:even )?better|(?:also )?works?(?: too| as well| just as well| fine| well| best)?|will do|is an? (?:\w+ )?(?:substitute|alternative|stand-in)|(?:alone )?(?:may |might |could |can |will |would )?(?:also )?suffices?(?: if .*)?|(?:is|are) (?:fine|ok(?:ay)?)(?: too)?)$/i;

/** What a remark says to take instead: "you can replace it with mushrooms", "red snapper may be substituted"; empty where it says nothing of the kind. */
export const standIn = (text: string): string =>
  [IF_THERE_IS_NONE, REPLACED_BY, USE_TOO, SUBSTITUTE, USE_FOR, CAN_BE, MAY_STAND_IN]
    .map((words) => words.exec(text)?.[1])
    .find((food) => food !== undefined) ?? '';
