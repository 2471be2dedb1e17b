import { PEOPLE } from './people.ts';

/** What refuses, before a verb. */
export const NOT =
  '(?:do not|dont|does not|doesnt|did not|didnt|can not|cannot|cant|could not|couldnt|will not|wont|would not|wouldnt|should not|shouldnt|must not|mustnt|may not|am not|im not|is not|isnt|are not|arent|were not|aint|not|never|refuse to)';
/** What says that a food is not there. */
export const HAVE_NOT =
  '(?:have not|havent|has not|hasnt|had not|hadnt|do not have|dont have|does not have|doesnt have|did not have|didnt have|aint got|dont got|do not own|dont own|didnt (?:buy|get))';
/** What stands between a refusal and its verb. */
export const ADVERBS =
  '(?: (?:really|even|actually|ever|particularly|especially|currently|to|want|able|allowed|supposed to|going|gonna|very|that|all that|at all|much|be|being|a|big|huge|great)){0,4}';
/** How a dish is not to be made: "a curry that isn't made with coconut milk". */
const MADE =
  '(?:made|cooked|baked|fried|roasted|grilled|prepared|thickened|sweetened|flavou?red|seasoned|topped|filled|stuffed|coated|served|mixed|done|based)';
/** What is not done with a food that is refused. */
export const VERBS = `(?:like|liking|eat|eating|want|wanna|need|use|using|add|adding|include|including|put(?: in)?|give (?:me|us)|do|have|having|stand|stomach|tolerate|digest|take|touch|cook(?:ing)?(?: with)?|enjoy|love|fancy|care for|fans? of|keen on|into|fond of|bothered (?:with|about)|consume|serve|handle|bear|abide|contain(?:ing)?|requir(?:e|ing)|involv(?:e|ing)|call(?:ing)? for|make it with|${MADE} (?:with|of|from|in|on|out of|using)|(?:full|made up) of|(?:high|rich|swimming|covered|loaded) (?:in|with)|consist(?:ing)? of|tast(?:e|ing) of|crazy about|mad about|in the mood for)`;
/** Those who refuse: not one of them eats it. */
export const NO_ONE = '(?:nobody|no one|noone|none of (?:us|them)|neither of (?:us|them))';
/** How a food has come into the house. */
export const HELD_VERBS =
  '(?:have|has|had|got|ve got|see|found|bought|grew|caught|dug(?: up)?|froze|kept|made|brought|took(?: out)?|won|own)';
/** What food has turned, more or less. */
export const TURNED =
  '(?:(?:has|have|had|ve|is|are|was|were|all|both|just|already|now|half) ){0,3}(?:gone|going|go|goes|went|turned|turning|getting)(?: (?:a|an|bit|little|touch|tad|all|too|very|quite|rather|slightly|really|so|pretty|fairly|mostly|nearly|almost|half)){0,3}';
/** What food is that has turned. */
export const OLD =
  '(?:black|brown|dark|yellow|spotty|speckled|spotted|freckled|bruised|soft|squishy|squashy|squidgy|mushy|mealy|wrinkly|wrinkled|shrivelled|shriveled|floppy|limp|bendy|droopy|wilted|wilty|rubbery|stale|hard|dry|tough|overripe|over ?ripe|ripe|flat|cold|lumpy|solid|grainy|crystalli[sz]ed|old|woody|sad)(?! (?:rice|bread|sugar|lentils?|beans?|pudding|olives?|peppers?|onions?|cheese|pasta|chocolate|toast|fruit|tomatoes|ham|chicken|turkey|meat|beef|potato|bananas?)(?: |$))';
/** "I have no eggs" holds nothing. */
export const NOT_NONE = '(?! (?:got )?(?:no|not|zero|0|none|never|run|ran|used|finished|eaten)(?= |$))';
/** What stands between an illness and the food: "hives if he eats", "swells up when she has". */
export const WHEN_EATEN =
  '(?:if|when|whenever|every time) (?:i|he|she|we|they|it) (?:has|have|had|eats?|ate|touch(?:es)?)';
/** Whom a food does something to, or what of theirs. */
export const WHOM = `(?:me|us|him|her|them|(?:my|our|the|his|her|their) (?:${PEOPLE}|stomach|tummy|belly|gut|skin|ibs|eczema|asthma|throat|mouth|lips|tongue|face|eyes|nose|hands))`;
/** What gives up one thing: "milk instead of cream, mushrooms". */
export const INSTEAD_OF = /\b(?:instead of|rather than|in place of)$/i;
/** What "gives me" or "made us" does not go on with where it is said of a cook and not of an illness. */
export const NOT_ILL =
  '(?! (?:ill|sick|itch|bloat|hives|gas|wind|cramp|rash|heartburn|migraine|headache|an? (?:\\w+ )?(?:rash|ache|headache|migraine)))';
/** What excepts from a refusal. */
export const ONLY = '(?:but|except(?: for)?|other than|else (?:but|than)|besides|apart from|beyond)';

/** What tells of the food before it, and what stands before a time or a place. */
export const TAIL_WORDS =
  'that thats which who whose because since from for in into at on sitting lying going left leftovers? over hanging lurking so as if when before after until by near past needing expir(?:ing|es?) star(?:ing|es?) shouting crying waiting looking begging languishing remaining kicking knocking coming getting turning wilting dying calling to needs? starting will should must today tonight tomorrow somewhere around out off everywhere already is are was were';
/** Articles, in several languages. */
export const SMALL_WORDS =
  'the my our your his her their this these those of du des de le la les une? der die das den eine?n? el los las il lo gli';
/** The words of a list. */
export const wordsOf = (text: string): string[] => text.split(' ');

/** What is said of a food that may be used. */
export const FINE = 'fine|ok|okay|good|great|welcome|allowed|alright|all right';
