import { HAVE_NOT, NOT, NOT_ILL } from './sign-words.ts';

/** What a cook tells besides foods that does nothing to them: how it is cooked, with what, what the day was like. */
export const TOLD_BESIDES: readonly string[] = [
  '\\d[\\d.]*% (?:fat|lean)',
  '(?:one|1|single)[ -](?:pot|pan|tray|bowl)(?= )',
  '(?:any |some |got any )?(?:suggestions?|inspiration|thoughts|advice|tips|help)(?: (?:for|with|on))?(?= )',
  '(?:afternoon|high) tea(?= )',
  `(?:gave|given|handed|brought|left|passed) (?:me|us)${NOT_ILL}`,
  '(?:(?:had|having|been|its been) )?(?:such )?(?:an?|one of those) (?:(?:really|very|so|rubbish|bad|long|hard|busy|tough|awful|terrible|rough|crazy|mad|horrible|stressful|crap|lazy|nice|great|good|lovely|big|tiring|hectic|funny) )*(?:day|week)s?(?: at (?:work|school))?(?! (?:of|old) )',
  '(?:this|next|last|all) (?:week|weekend|month)',
  '(?:(?:this|last) weeks )?(?:veg|vegetable|fruit) box',
  'tea for (?:the |my |our )?(?:kids?|children|family|two|one|four|tonight|everyone)(?= |$)',
  '(?:sheet|baking)[ -](?:pan|tray)(?= )',
  '(?:bbq|barbecue|barbeque|braai|cookout)(?= (?:side|dish|ideas?|recipes?|food|party|dinner|for|this|on|at|tonight)(?: |$))',
  '(?:is )?(?:nearly|almost|pretty much|basically|practically) (?:empty|bare)',
  `(?:without|(?:(?:i |we )?(?:have |got )*)no|(?:i |we )?${HAVE_NOT})(?: using| got| access to)?(?: an?| the| my| any)? (?:oven|hob|stove|cooker|grill|microwave|blender|mixer|food processor|air ?fryer|slow cooker|scales)(?! chips?)`,
  // What it is to be cooked in, and no bird to fry.
  '(?:(?:in|with|using|for) )?(?:(?:an?|the|my|our) )?(?:air[ -]?fryer|air[ -]?fried|instant[ -]?pot|crock ?pot|pressure cooker|rice cooker|thermomix)',
  '(?:for|cheap|quick|easy|simple|our|family|friendly|(?:the |for )?(?:kids?|children|toddlers?)) tea(?= |$)',
  '(?:its|it is|weather is|im|i am|were|we are)(?: far| way| just)? too (?:hot|cold|warm|late|early|tired)(?: (?:today|tonight|to cook|here|outside|for that|for cooking))*(?= [,;]|$)',
  '(?:and )?(?:nothing|not much|little|no one|nobody) (?:else|more)(?! (?:but|than))',
  // What a dish is made without, and no food: "no knead bread", "no fuss chicken".
  '(?:no|without(?: any)?) (?:bak(?:e|ing)|knead(?:ing)?|churn(?:ing)?|fuss|hassle|stress|effort|frills)(?= |$)(?! (?:powder|soda|mix|chips?))',
  'no (?:cook|oven|prep|roll|boil|fry|food|meal)(?:ing|s)?(?= (?:[,;]|(?:and|or|please|pls|dinner|lunch|supper|breakfast|meals?|recipes?|dish|dishes)(?: |$))|$)',
  // Whether it is still good is the cook's to say.
  '(?:(?:gone|going|just|only|a|bit|little|few|day|days|week) )*(?:out of (?:date(?! pastes?)|season)|past (?:its|their|the) (?:best|prime|(?:best before |use by |sell by )?date))(?: by (?:an?|one|two|three|a few|a couple of|\\d+) (?:days?|weeks?))?',
  '(?:(?:my |our |the )?(?:allotment|veg(?:gie|etable)? (?:patch|garden)) )?(?:(?:has|have|is|are) )?gone (?:mad|crazy|berserk)',
  '(?:(?:im|i am|am) )?(?:not|un) ?sure (?:if|whether|that)(?= )',
  'no (?:time|energy|money|patience|skills?|rush|hurry|worries|problem|allergies|idea|clue|matter what|pressure|particular order|big deal|joke|doubt)',
  // What a cook tells besides.
  '(?:payday(?: is)?(?: (?:on|tomorrow|(?:next|this) week))?(?= )|(?:hate|no|minimal|less)(?: the)? (?:washing|cleaning|clearing) ?up|(?:pregnant|breastfeeding)(?= (?:and|so|but|here|[,;])|$))',
  '(?:(?:need|have|got) to (?:check|look)|(?:do not|dont) know what else(?: to (?:add|use|do))?|(?:oven|hob|stove|cooker|grill|microwave|kettle)(?: is|s| has)? (?:broken|broke|bust|dead|not working))(?= [,;]|$)',
  'thank you',
  'not (?:fussy|picky|well|hungry|bothered)(?= [,;]|$)',
  'hold on(?= [,;]|$)',
  '(?:do not|dont|not) (?:have |got )?much(?: (?:in|left|here|at home|in the (?:fridge|freezer|house|cupboards?)))?(?= [,;]|$)',
  '(?:cannot|cant|can not) (?:cook|be bothered)(?= [,;]|$)',
  'no dietary (?:restrictions|requirements|preferences|needs)',
  'not to mention',
  `(?:${NOT}|no longer|used to be|never been|no need to be|dont need to be|do not need to be)(?: to be)?(?: an?| strictly)? (?:co?eliac|vegan|vegetarian|veggie|(?:gluten|dairy|nut|egg|milk|soy|sugar|lactose) free)(?= [,;]|$)`,
  `(?:${NOT}|no longer) allergic to (?:anything|any food|much)`,
  'no [^ ,;]+ allergies(?= [,;]|$)',
  'not (?:[^ ,;]+ ){1,2}(?:all?ergic|intolerant)(?= [,;]|$)',
];
