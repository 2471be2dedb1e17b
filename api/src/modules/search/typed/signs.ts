import { PEOPLE } from './people.ts';
import type { Sign } from './sign.ts';
import { PHRASES_IN_LANGUAGES } from './signs-in-languages.ts';

const NOT =
  '(?:do not|dont|does not|doesnt|did not|didnt|can not|cannot|cant|could not|couldnt|will not|wont|would not|wouldnt|should not|shouldnt|must not|mustnt|may not|am not|im not|is not|isnt|are not|arent|were not|aint|not|never|refuse to)';
const HAVE_NOT =
  '(?:have not|havent|has not|hasnt|had not|hadnt|do not have|dont have|does not have|doesnt have|did not have|didnt have|aint got|dont got|do not own|dont own|didnt (?:buy|get))';
const ADVERBS =
  '(?: (?:really|even|actually|ever|particularly|especially|currently|to|want|able|allowed|supposed to|going|gonna|very|that|all that|at all|much|be|being|a|big|huge|great)){0,4}';
/** How a dish is not to be made: "a curry that isn't made with coconut milk". */
const MADE =
  '(?:made|cooked|baked|fried|roasted|grilled|prepared|thickened|sweetened|flavou?red|seasoned|topped|filled|stuffed|coated|served|mixed|done|based)';
const VERBS = `(?:like|liking|eat|eating|want|wanna|need|use|using|add|adding|include|including|put(?: in)?|give (?:me|us)|do|have|having|stand|stomach|tolerate|digest|take|touch|cook(?:ing)?(?: with)?|enjoy|love|fancy|care for|fans? of|keen on|into|fond of|bothered (?:with|about)|consume|serve|handle|bear|abide|contain(?:ing)?|requir(?:e|ing)|involv(?:e|ing)|call(?:ing)? for|make it with|${MADE} (?:with|of|from|in|on|out of|using)|(?:full|made up) of|(?:high|rich|swimming|covered|loaded) (?:in|with)|consist(?:ing)? of|tast(?:e|ing) of|crazy about|mad about|in the mood for)`;
const NO_ONE = '(?:nobody|no one|noone|none of (?:us|them)|neither of (?:us|them))';
const HELD_VERBS =
  '(?:have|has|had|got|ve got|see|found|bought|grew|caught|dug(?: up)?|froze|kept|made|brought|took(?: out)?|won|own)';
/** What food has turned, more or less. */
const TURNED =
  '(?:(?:has|have|had|ve|is|are|was|were|all|both|just|already|now|half) ){0,3}(?:gone|going|go|goes|went|turned|turning|getting)(?: (?:a|an|bit|little|touch|tad|all|too|very|quite|rather|slightly|really|so|pretty|fairly|mostly|nearly|almost|half)){0,3}';
const OLD =
  '(?:black|brown|dark|yellow|spotty|speckled|spotted|freckled|bruised|soft|squishy|squashy|squidgy|mushy|mealy|wrinkly|wrinkled|shrivelled|shriveled|floppy|limp|bendy|droopy|wilted|wilty|rubbery|stale|hard|dry|tough|overripe|over ?ripe|ripe|flat|cold|lumpy|solid|grainy|crystalli[sz]ed|old|woody|sad)(?! (?:rice|bread|sugar|lentils?|beans?|pudding|olives?|peppers?|onions?|cheese|pasta|chocolate|toast|fruit|tomatoes|ham|chicken|turkey|meat|beef|potato|bananas?)(?: |$))';
/** "I have no eggs" holds nothing. */
const NOT_NONE = '(?! (?:got )?(?:no|not|zero|0|none|never|run|ran|used|finished|eaten)(?= |$))';
/** What stands between an illness and the food: "hives if he eats", "swells up when she has". */
const WHEN_EATEN = '(?:if|when|whenever|every time) (?:i|he|she|we|they|it) (?:has|have|had|eats?|ate|touch(?:es)?)';
/** Whom a food does something to, or what of theirs. */
const WHOM = `(?:me|us|him|her|them|(?:my|our|the|his|her|their) (?:${PEOPLE}|stomach|tummy|belly|gut|skin|ibs|eczema|asthma|throat|mouth|lips|tongue|face|eyes|nose|hands))`;
const ONLY = '(?:but|except(?: for)?|other than|else (?:but|than)|besides|apart from|beyond)';

/** What tells of the food before it, and what stands before a time or a place. */
const TAIL_WORDS =
  'that thats which who whose because since from for in into at on sitting lying going left leftovers? over hanging lurking so as if when before after until by near past needing expir(?:ing|es?) star(?:ing|es?) shouting crying waiting looking begging languishing remaining kicking knocking coming getting turning wilting dying calling to needs? starting will should must today tonight tomorrow somewhere around out off is are was were';
/** Articles, in several languages. */
const SMALL_WORDS =
  'the my our your his her their this these those of du des de le la les une? der die das den eine?n? el los las il lo gli';
const wordsOf = (text: string): string[] => text.split(' ');

/** What is said of a food that may be used. */
const FINE = 'fine|ok|okay|good|great|welcome|allowed|alright|all right';

/** Signs in the order in which they are looked for: the longer sentence before the shorter one that begins it. */
const PHRASES: readonly (readonly [sign: Sign, phrases: readonly string[]])[] = [
  ['stop', [';']],
  ['pause', [',']],
  [
    'scarce',
    [
      '(?:(?:have|has|got|theres|there is) )*(?:(?:hardly|barely|scarcely) any|(?:almost|nearly|next to) no|(?:running|getting|am|im|are|we|bit|very) low on)',
    ],
  ],
  [
    'held',
    [
      `(?:i |we )?(?:${HAVE_NOT}|theres|there is|there are|have|got|had)(?: got)? (?:nothing|not much|not a lot|no food|anything|any food|much)(?: (?:else|left|in|at home|here|the fridge|in the fridge|in the house|in)){0,3} ${ONLY}`,
      `nothing(?: (?:left|in|at home|here|in the fridge|in the house)){0,3} ${ONLY}`,
      `not much(?: (?:left|in|at home|here|in the fridge|in the house)){0,3} ${ONLY}`,
      '(?:not|no|never) (?:more|less|fewer|later) than',
      'not (?:only|just|even)',
      'not (?:so |very |that )?(?:much|many)(?: of)?',
      'not (?:a lot|lots|loads|quite)(?: of)?',
      'no (?:shortage|lack|end) of',
      '(?:dont|do not) forget',
      '(?:cant|cannot|couldnt|never) (?:do|live|be|cook) without',
      '(?:not|never) without',
      'cant get enough(?: of)?',
      '(?:dont|do not|not|cant|never) (?:want to |wanna )?(?:waste|wasting|throw(?: away| out)?|throwing(?: away| out)?|bin|lose|let|miss(?: out on)?)',
      'nothing (?:beats|better than)',
      '(?:no idea|dont know|do not know|not sure|unsure|no clue|not certain|dunno)(?: (?:what|how|i|we|can|could|should|to|do|make|cook|use|else)){0,6} (?:with|up|about)',
      'to use(?: up)?',
      `(?:who|that) (?:(?:really|also|only|just) )?(?:likes?|loves?|adores?|wants?|enjoys?|fancies|craves?|is (?:mad|crazy) about)${NOT_NONE}`,
      'why not',
      'just',
      'only',
      `(?:i|we|you|${PEOPLE})(?: also| still| do| only| just){0,2} ${HELD_VERBS}${NOT_NONE}`,
      `(?:ive|weve)(?: also| still| only| just)?(?: got)?${NOT_NONE}`,
      `(?:theres|there is|there are)${NOT_NONE}`,
      'i do have',
      'want to use(?: up)?',
      '(?:need|needs|have|has|got) to (?:use|finish|eat)(?: up)?',
      'and (?:add|love|prefer)',
      'though(?! *(?:[,;]|$))',
      'however',
      'otherwise',
      'instead i have',
      'ich hab(?:e)?',
      'wir haben',
      'jai',
      'tengo',
    ],
  ],
  [
    'open',
    [
      `(?:${NOT}|no longer|${NO_ONE} (?:is|are)|${NO_ONE} here is) allergic to(?! (?:anything|any food|much))`,
      '(?:may|might|can|could) contain(?:s)?(?: traces? of)?',
      'traces? of',
      '(?:dont|do not|doesnt|does not) mind',
      '(?:no|not) (?:a )?(?:problem|issue|trouble|bother)s? with',
      'low on',
      // Neither there nor left out: what came of it is told in words of any kind.
      'last time (?:i|he|she|we|they|(?:my|our) [^ ,;]+) (?:had|ate|tried)',
      '(?:go )?(?:easy|light) on',
      'not too (?:much|many)(?: of)?',
      'fine with',
      'no preferences?',
      'no restrictions?',
      'no particular',
    ],
  ],
  [
    'there',
    [
      `(?:(?:is|are) )?(?:left |over |here )?(?:in|at home|to hand|lying around)(?:(?<=in) (?:the |my |our )?(?:fridge|freezer|cupboards?|house|larder|pantry|kitchen|cellar))?(?= [,;]|$)`,
      'though(?= [,;]|$)',
    ],
  ],
  ['filler', ['(?:the|my|our) (?:dog|cat|puppy)']],
  ['tail', ['(?:left ?over|remaining|spare) (?:from|after)(?: (?:making|cooking|baking))?(?= )']],
  // Old and overripe food is there: people bake with black bananas, stale bread and sour milk.
  ['filler', [`${TURNED} ${OLD}`, `(?<=\\bmilk (?:(?:that|which|thats|its) )?)${TURNED} sour`]],
  [
    'filler',
    [
      '\\d[\\d.]*% (?:fat|lean)',
      '(?:one|1|single)[ -](?:pot|pan|tray|bowl)(?= )',
      '(?:any |some |got any )?(?:suggestions?|inspiration|thoughts|advice|tips|help)(?: (?:for|with|on))?(?= )',
      '(?:afternoon|high) tea(?= )',
      'tea for (?:the |my |our )?(?:kids?|children|family|two|one|four|tonight|everyone)(?= |$)',
      '(?:sheet|baking)[ -](?:pan|tray)(?= )',
      '(?:bbq|barbecue|barbeque|braai|cookout)(?= (?:side|dish|ideas?|recipes?|food|party|dinner|for|this|on|at|tonight)(?: |$))',
      '(?:is )?(?:nearly|almost|pretty much|basically|practically) (?:empty|bare)',
      '(?:without|no)(?: using)?(?: an?| the| my)? (?:oven|hob|stove|cooker|grill|microwave|blender|mixer|food processor|air ?fryer|slow cooker|scales)',
      // What it is to be cooked in, and no bird to fry.
      '(?:(?:in|with|using|for) )?(?:(?:an?|the|my|our) )?(?:air[ -]?fryer|air[ -]?fried|instant[ -]?pot|crock ?pot|pressure cooker|rice cooker|thermomix)',
      '(?:for|cheap|quick|easy|simple|our|family|friendly|(?:the |for )?(?:kids?|children|toddlers?)) tea(?= |$)',
      '(?:its|it is|weather is|im|i am|were|we are)(?: far| way| just)? too (?:hot|cold|warm|late|early|tired)(?: (?:today|tonight|to cook|here|outside|for that|for cooking))*(?= [,;]|$)',
      '(?:and )?(?:nothing|not much|little|no one|nobody) (?:else|more)(?! (?:but|than))',
      // What a dish is made without, and no food: "no knead bread", "no fuss chicken".
      '(?:no|without(?: any)?) (?:bak(?:e|ing)|knead(?:ing)?|churn(?:ing)?|fuss|hassle|stress|effort|frills)(?= |$)(?! (?:powder|soda))',
      'no (?:cook|oven|prep|roll|boil|fry|food|meal)(?:ing|s)?(?= (?:[,;]|(?:and|or|please|pls|dinner|lunch|supper|breakfast|meals?|recipes?|dish|dishes)(?: |$))|$)',
      // Whether it is still good is the cook's to say.
      '(?:a (?:bit|little|day|week) )?(?:out of (?:date|season)|past (?:its|their) best)',
      'no (?:time|rush|hurry|worries|problem|allergies|idea|clue|matter what|pressure|particular order|big deal|joke|doubt)',
      // What a cook tells besides.
      '(?:payday(?: is)?(?: (?:on|tomorrow|(?:next|this) week))?(?= )|(?:hate|no|minimal|less)(?: the)? (?:washing|cleaning|clearing) ?up|(?:pregnant|breastfeeding)(?= (?:and|so|but|here|[,;])|$))',
      '(?:(?:need|have|got) to (?:check|look)|(?:do not|dont) know what else(?: to (?:add|use|do))?|(?:oven|hob|stove|cooker|grill|microwave|kettle)(?: is|s| has)? (?:broken|broke|bust|dead|not working))(?= [,;]|$)',
      'thank you',
      'not (?:fussy|picky|well|hungry|bothered)(?= [,;]|$)',
      'hold on(?= [,;]|$)',
      '(?:do not|dont) have much(?= [,;]|$)',
      '(?:cannot|cant|can not) (?:cook|be bothered)(?= [,;]|$)',
      'no dietary (?:restrictions|requirements|preferences|needs)',
      'not to mention',
      `(?:${NOT}|no longer|used to be|never been|no need to be|dont need to be|do not need to be)(?: to be)?(?: an?| strictly)? (?:co?eliac|vegan|vegetarian|veggie|(?:gluten|dairy|nut|egg|milk|soy|sugar|lactose) free)(?= [,;]|$)`,
      `(?:${NOT}|no longer) allergic to (?:anything|any food|much)`,
      'no [^ ,;]+ allergies(?= [,;]|$)',
      'not (?:[^ ,;]+ ){1,2}(?:all?ergic|intolerant)(?= [,;]|$)',
    ],
  ],
  [
    'lacking',
    [
      `(?:i |we |there )?${HAVE_NOT}(?: got)?(?: (?:any|a single|much))?`,
      '(?:i |we |they )?(?:have|has|had|got|ive|weve|ive got|weve got|theres|there is|there are|is|are)(?: got)? (?:no|zero|0)',
      '(?:there )?(?:isnt|arent|aint|is not|are not|wasnt|werent) (?:any|enough)',
      '(?:(?:have|ive|weve|i|we|just|all|has) ){0,3}(?:run|ran|running|fresh|clean) out(?: of)?',
      '(?:all )?out of(?! (?:the (?:fridge|freezer|oven|tin|can|packet|box|garden)))',
      'short (?:of|on)',
      'lack(?:s|ing)?',
      'missing',
      'no(?= (?:[^ ,;]+ ){1,3}left(?: |$))',
      '(?:ive|weve|have|has|i|we) (?:just |already )?(?:used up|finished|eaten)(?: all)?',
      '(?:need|have|has) to (?:buy|get)',
      '(?:dont|do not) think (?:i|we|theres|there is|there are)(?: have| got| any){0,2}',
      '(?:threw|thrown|chucked) (?:out|away)',
      '(?:used|ate|eaten|finished) (?:up )?(?:all|the last)(?: of)?',
      '(?:ate|drank|scoffed|nicked|finished)(?: up)?(?: all)?(?: of)?(?= (?:the|my|our|all) )',
      '(?:zero|0)',
    ],
  ],
  [
    'allergic',
    [
      `(?:an? )?(?:(?:highly|severely|severe|very|deathly|badly|really|bad|mild|mildly) ){0,2}(?:all?erg\\w*|intol+er[ae]n\\w*|sensitiv\\w*|anaphyla\\w*) (?:to|2|against|with)(?: traces? of)?`,
      '(?:(?:has|have|had|gets?|got) )?(?:an? )?(?:(?:bad|severe|serious|allergic) )?(?:reactions?|rash(?:es)?|hives|swelling)(?: (?:to|from|with|by|for)| when eating)(?: traces? of)?',
      '(?:anaphylaxis|epipens?)(?: (?:to|from|with|by|for))?',
      '(?:anaphylactic shock|throat closes|vomits?|throws? up|bloated|reacted|issues?|problems?|trouble)(?: up)? (?:from|with|after|to|if (?:she|he|i|they) (?:has|have|eats?))',
      '(?:stopped|given up|gave up) eating',
      // As labels say it.
      'free (?:of|from)',
      `(?:swells?|itch(?:es)?|comes? out|breaks? out|gets? (?:ill|sick|itchy)|feels? (?:ill|sick))(?: up| in (?:hives|a rash))? (?:from|with|after|by|${WHEN_EATEN})`,
      `(?:if|when|whenever|every time) (?:i|he|she|we|they|(?:my|our) ${PEOPLE}) (?:eats?|ate)`,
      'react(?:s)?(?: badly)? to',
      '(?:went|gone|rushed|been|ended up|taken|put (?:me|him|her)) (?:to|in|into) (?:the )?(?:hospital|a and e|er)(?: once| twice| last [^ ,;]+| before)? (?:because of|from|after|with|due to)',
      '(?:cant|cannot|can not|must not|mustnt|not allowed to|not allowed) (?:have|eat|tolerate|digest|touch|consume)(?: (?:any |even )?traces? of)?',
    ],
  ],
  [
    'allergyBehind',
    [
      `(?:makes?|gives?|upsets?|triggers?|hurts?) ${WHOM}(?: to)? (?:an? )?(?:bad |terrible |sore |upset )?(?:ill|sick|itch\\w*|bloat\\w*|swell|wheeze|sneeze|throw up|vomit|hives|rash\\w*|gas|wind|cramps?|diarrh\\w*|(?:tummy|stomach|belly) ?aches?|heartburn|migraines?)`,
      `(?:upsets?|triggers?|hurts?) (?:my|our|his|her|their) (?:stomach|tummy|belly|gut|skin|ibs|eczema|asthma)`,
    ],
  ],
  [
    'behind',
    [
      '(?:(?:has|have|is|are|was|were|all) ){0,2}(?:gone|went|turned)(?: (?:a|bit|all|completely|totally|really|slightly)){0,2} (?:off|bad|mouldy|moldy|slimy|rotten|sour|rancid|furry)',
      '(?:is|are|was|were) (?:off limits|off the menu|out(?! of)|out of the question|gone|off|finished|missing|banned|forbidden|not (?:allowed|ok|okay|an option|welcome|my thing|for me)|a no(?: go| no)?|over|empty|bad|mouldy|moldy|rotten|expired|spoilt|spoiled|out of date|past (?:it|its best|their best)|slimy|rancid|too (?:expensive|dear|old)|disgusting|gross|horrible|awful|vile|foul|nasty|revolting|the worst)',
      '(?:isnt|arent) (?:allowed|ok|okay|an option|welcome|my thing|for me)',
      '(?:(?:is|are) )?(?:deadly|dangerous|poison(?:ous)?|an? (?:killer|no|problem)) ?(?:for (?:me|us|him|her|them))?',
      '(?:(?:is|are) )?(?:not (?:ok|okay|alright|welcome)|no good)',
      '(?:would|could|might|will|can) kill (?:me|us|him|her|them|(?:my|our) [^ ,;]+)',
      '(?:send|put)s? (?:me|us|him|her|them) (?:to|in) hospital',
      '(?:(?:is|are) )?(?:banned|restricted|prohibited|forbidden|verboten|not fine|not good|not safe)',
      '(?:kills?|poisons?) (?:me|us|him|her|them)',
      '(?:all )?gone(?! off)',
      'no thanks',
      // What was said before is taken back.
      '(?:no (?:wait|sorry|hang on)|scratch that)(?= )',
      '(?:(?:is|are) )?out of the question',
      '(?:is|are) (?:the (?:devil|enemy)|evil|my (?:enemy|nemesis))',
      'no thank you',
      'no way',
      'not for me',
      'not allowed',
      'off limits',
      'off the menu',
      `(?:but )?(?:(?:i|we|the|my|our|${PEOPLE}) ){0,3}(?:hates?|${NOT}(?: really| even)? (?:like|eat|touch|stand|want)) (?:it|them|those)(?= [,;]|$)`,
      '(?:e+w+|yu[ck]+|u+r?gh+|bleh|blech|gross)',
      'no go',
      `(?:makes?|gives?|upsets?|triggers?|hurts?|disgusts?) ${WHOM}(?! (?:happy|smile|hungry))(?: an? \\w+| \\w+)?`,
      'taste[sd]? (?:(?:like|of) \\w+|awful|bad|foul|vile|disgusting|horrible|terrible|nasty|gross)(?: to (?:me|us|him|her|them))?',
      '(?:stinks?|sucks?)',
      '(?:will|would|could|can) (?:kill|hurt|harm) (?:me|us|him|her|them)',
      '(?:has|have|ve) (?:run|ran) out',
      '(?:ran|run) out',
      'disagrees? with (?:me|us|him|her|them)',
      `${NOT} agree with (?:me|us|him|her|them)`,
    ],
  ],
  [
    'unwanted',
    [
      `nothing (?:that |which )?(?:with|has|have|contains?|containing|using|uses|made (?:with|from|of)|involving|includes?|including|needs?)(?: any)?`,
      '(?:anything|everything|all|whatever|any) (?:but|bar|barring|save(?: for)?|except(?: for)?)',
      '(?:all|any|every|most)(?: kinds? of| sorts? of)? [^ ,;]+ but(?! (?:also|no|not|none|without|only|just|with|have|need|i|we) )',
      'anything (?:other than|besides|apart from|without)',
      `${NOT}${ADVERBS} ${VERBS}(?: (?:any|more)){0,2}(?: traces? of)?`,
      `rather not(?: have| eat)?`,
      'prefer not(?: to (?:have|eat))?',
      'hat(?:e|es|ing)',
      'dislik(?:e|es|ing)',
      'loathe[s]?',
      'detests?',
      'despises?',
      '(?:fed up|had it) with',
      '(?:fed up|sick|tired|bored|had enough) of',
      'avoid(?:s|ing)?',
      'no longer eat',
      'cut(?:ting)? (?:out|down on|back on)',
      'leav(?:e|ing)(?= (?:[^ ,;]+ ){1,4}(?:out|off)(?: |$))',
      'keep(?:ing)?(?= (?:[^ ,;]+ ){1,4}(?:out|away|off)(?: |$))',
      '(?:refus|reject|spurn|shun|abhor)(?:e|es|s|ed|ing)?(?: to (?:eat|touch|have|try|go near))?',
      `${NO_ONE}(?: (?:here|in|this|the|my|our|house|home|family|household|really|ever|actually|would|will|can|wants? to)){0,5} (?:likes?|eats?|enjoys?|touch(?:es)?|wants?|loves?|tolerates?|cares for)`,
      '(?:im|i am|we are|were|hes|shes|he is|she is|theyre|currently|staying) off',
      '(?:never mind|get rid of)(?= (?:the|any|all) )',
      '(?:scared|afraid|wary) of',
      '(?:cant|cannot) afford',
      '(?:giv(?:e|ing|en)|gave) up',
      'quit',
      '(?:stay|keep|steer)(?:ing)? (?:away|clear) (?:from|of)',
      // "Something that isn't fish"; "bananas that aren't too ripe" are there.
      '(?:that|which|thats) (?:isnt|is not|arent|are not|not)(?= )(?! (?:too|so|very|that|quite|yet|all|just|only|off|bad|fresh|ripe|cooked|frozen|raw|open|opened|spicy|hot) )',
      'rather than',
      'instead of',
      'in place of',
      'excludes?',
      'ban',
      'forbid',
      'neither',
      'none of',
      'nothing',
      'nowt',
    ],
  ],
  [
    'except',
    [
      '(?:except|exept|excpet)(?:ing|s)?(?: for)?',
      'excluding',
      'excl?',
      'excluded',
      'barring',
      'save for',
      'other than',
      '(?:apart|aside) from',
      'besides',
      'unless its',
    ],
  ],
  [
    'no',
    [
      'but (?:no|not|without)',
      'no more',
      'no',
      'none',
      'nope',
      'nah',
      'nor',
      'not any',
      'not',
      'without(?: any)?',
      'minus',
      'never',
      'leav(?:e|ing) (?:out|off)',
      'left out',
      'tak(?:e|ing) out',
      'remov(?:e|ing)',
      'omit(?:ting)?',
      'skip(?:ping)?',
      'hold',
      'lose',
      'ditch',
      '(?:forget|drop|scrap|scratch|nix|bin|dump|ban|axe|exclude|chuck)(?: about| out)?(?= (?:the|all|any|that|those|my) )',
      'sans',
      'sin',
      'ohne',
      'keine?n?',
      'senza',
      'sem',
      'zonder',
      'geen',
      'pas d[eu]s?',
      'anti',
    ],
  ],
  ['but', ['but', 'pero', 'aber', 'mais(?= (?:pas|plus|sans|jamais|aucune?|on|nous|jai|je|il) )']],
  ['allergyBehind', ['(?:all?erg\\w*|intol+er[ae]n\\w*|sensitiv\\w*|reactions?)']],
  [
    'instead',
    [
      'instead',
      `(?:is|are) (?:all )?(?:${FINE})`,
      // "No fish, prawns fine".
      `(?:all )?(?:${FINE})(?= (?:[,;]|but |though |and (?:i|we|have|got) )|$)`,
      'please yes',
      'yes',
    ],
  ],
  ['open', [NOT]],
  ['or', ['or', 'oder', 'ou']],
  ['with', ['with', 'avec', 'mit', 'con']],
  ['and', ['and', 'und', 'et', 'y', 'e', 'plus', 'adn', 'nad', 'as well as', '(?:along|together) with', 'alongside']],
  [
    'amount',
    [
      '(?:(?:a|the|my|our|one|some) )?(?:(?:tiny|little|small|wee|good|big|large|last|whole|half) )?(?:bit|lots?|loads?|tons?|plenty|couple|few|rest|end|ends|remains|rind|heel|crust|hunk|stub|dregs|scraps?|heaps?|piles?|handful|touch|amount|kind|sort)(?:s)? of(?: the| my| some)?',
      'a (?:few|couple|little|bit)',
      'some',
      'extra',
      'lots',
      'plenty',
      'an?',
      'half',
      'one',
      'two',
      'three',
      'four',
      'five',
      'six',
      'ten',
      'twelve',
      'dozen',
      'several',
      'few',
      'many',
      'leftover',
      'left over',
      '\\d[\\d/.,]*(?: (?:g|gr|grams?|kg|kilos?|mg|ml|cl|dl|l|litres?|liters?|oz|ounces?|lbs?|pounds?))?',
    ],
  ],
  ['tail', ['box(?:es)?(?= (?:[,;]|and )|$)', 'about to', 'of mine', 'go(?:es)? (?:off|bad)', ...wordsOf(TAIL_WORDS)]],
  ['small', [...wordsOf(SMALL_WORDS)]],
  [
    'have',
    [
      `(?:have|got)${NOT_NONE}`,
      'add',
      'use',
      'include',
      '(?:love|like|want|prefer|eat|cook|buy|bring|drink|adore|enjoy|crave)s?',
      'fanc(?:y|ies)',
    ],
  ],
  [
    'filler',
    [
      'both',
      '(?:(?:safe|suitable|ok|okay|good) for|safe)(?= (?:an? |the |my )?(?:[^ ,;]+ all?erg|co?eliac|vegan|vegetarian|lactose|gluten))',
      'friendly',
      '(?:decent|proper|interesting|wholesome|spicy|mild|homemade|classic|traditional|authentic)(?= \\p{L})',
      '(?:quick|easy|simple|cheap|healthy|tasty|speedy|delicious|yummy|hearty|comforting|cosy|cozy|warming|filling|summery|wintery|autumnal|festive|posh|romantic|impressive|indulgent|nutritious|nourishing)',
      // What a meal is for, and no date.
      '(?:(?:hangover|hungover|comfort|soul|party|picnic) (?:food|cure)|hang ?over|date[ -]?(?:nights?|nites?)|(?:first|dinner|lunch) date(?! (?:cake|loaf|bar|pudding|square|ball))|(?:movie|film|game|girls|boys) (?:nights?|nites?|day))',
      `(?:(?:that|which) )?(?:the |my |our )?(?:they|he|she|we|you|i|${PEOPLE}|anyone)(?: (?:can|could|will|would|might|may|wont|cant|dont|doesnt|actually|really|ever)){0,2} (?:notices?|see|sees|spots?|detects?|recogni[sz]es?|(?<=can |could )(?:tell|taste|smell))`,
      '(?:night|party|picnic|lunchbox|side(?= dish))',
      '(?:summer|winter|spring|autumn|fall|easter|christmas)(?= (?:salad|soup|stew|dinner|lunch|dish|meal|food)s?(?: |$))',
      'i (?:beg(?: of)? you|swear|promise)',
      '(?:on |for |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:night|evening|lunch))?',
      '(?:grab|crack|chop|slice|fry|boil|roast|bake|grill|mash|whisk|mix|combine|serve|stretch|enjoy|beat)(?= (?:the|my|our|some|those|these) )',
      `(?:i|im|id|ill|ive|we|weve|wed|well|me|us|you|it|its|be|been|am|have|has|had|having|got|gotten|get|need|want|wants|wanted|would|could|can|may|like|love|loves|fancy|craving|also|any|about|please|pls|plz|thanks|thankyou|thx|ta|cheers|hi|hello|hey|ok|okay|yes|yeah|um|erm|really|very|strictly|absolutely|definitely|still|even|too|either|maybe|perhaps|probably|quite|there|here|use|using|used|up|finish|finishing|make|makes|making|made|cook|cooking|do|does|did|give|show|find|see|suggest|something|anything|everything|someone|what|whats|how|where|recipes?|dish|dishes|meals?|ideas?|dinner|lunch|breakfast|supper|home|house|kitchen|fridge|freezer|cupboards?|larder|pantry|stuff|things?|food|foods|ingredients?|products?|more|extra|other|else|much|at all|whatsoever|ever|now|currently|today|tonight|tomorrow|again|then|all|lovely|nice|spare|remaining|random|old|bought|found|contains?|containing|includes?|including|add|added|put|leave|let|lets|try|eat|eating|go|allowed|must|should|thing|thinking|hungry|diet|strict|trying|try|think|reckon|guess|suppose|believe|impress|them|ones?|lol|haha|hehe|tbh|btw|omg|${PEOPLE})`,
    ],
  ],
];

const SIGNS = [...PHRASES_IN_LANGUAGES, ...PHRASES].map(
  ([sign, phrases]) => [sign, new RegExp(`(?:${phrases.join('|')})(?= |$)`, 'iuy')] as const,
);

/** The sign that stands at this place of a plain text, and the place behind it; undefined where a word begins that is none. */
export function signAt(plain: string, start: number): { sign: Sign; end: number } | undefined {
  for (const [sign, phrases] of SIGNS) {
    phrases.lastIndex = start;
    if (phrases.test(plain)) return { sign, end: phrases.lastIndex };
  }
  return undefined;
}
