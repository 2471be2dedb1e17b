import type { FoodNames } from '../../ingredients/names/food-names.ts';
import type { Cuisine } from '../../recipes/cuisine.ts';
import type { Meal } from '../../recipes/recipe-enums.ts';
import { cuisineWish } from './cuisine-wish.ts';
import { isDishName } from './dish-words.ts';
import { anyMeal, mealWish, teaAsDinner } from './meal-wish.ts';
import { PEOPLE } from './people.ts';
import { timeWish } from './time-wish.ts';

/** What a text asks of a dish besides its foods; null where it does not say. */
export interface Wishes {
  /** Minutes that it may cook, 5 to 240. */
  maxCookTime: number | null;
  /** What it is to be eaten as. */
  meal: Meal | null;
  /** Of which cuisine it is to be. */
  cuisine: Cuisine | null;
}

/** Where nothing is asked for. */
export const NO_WISHES: Wishes = { maxCookTime: null, meal: null, cuisine: null };

/** What a text wishes, and what else it says. */
export function readWishes(text: string, names: FoodNames): { wishes: Wishes; rest: string } {
  const { maxCookTime, rest: timeless } = timeWish(teaAsDinner(text), names);
  const { cuisine, rest: placeless } = cuisineWish(timeless.trim().replace(/ +/g, ' '));
  const { meal, rest } = mealWish(placeless.trim(), names);
  const said = rest === text ? text : trimmed(rest).replace(CHILI, 'chili con carne');
  return { wishes: { maxCookTime, meal, cuisine }, rest: kindWithFoods(said, names) };
}

/**
 * A kind of dish and what is to be in it, without for whom, for when and how: "cosy soup for a cold night, pumpkin" is a soup with pumpkin. What
 * is called like a food, as cake is, may be there itself before a comma.
 */
function kindWithFoods(text: string, names: FoodNames): string {
  const liked = text
    .replace(WHO_LIKES, ' with ')
    .replace(ONLY_HAVE, ' with ')
    .replace(TO_MAKE, '')
    .replace(TO_BAKE, 'cook')
    .replace(GREEN, 'green vegetables')
    .replace(FOR_WHEN, '');
  const [, kind = '', link = '', foods = ''] = KIND_BEFORE.exec(liked) ?? [];
  const isKind = isDishName(kind) && (link.trim() !== ',' || !(names.find(kind) || NOT_THERE.test(foods)));
  return isKind ? `${kind} with ${foods}` : liked;
}

/** Who is to eat it, and what they like: "for grandma who likes lemon". */
const WHO_LIKES = new RegExp(
  `(?: for (?:(?:an?|the|my|our) )?${PEOPLE})? (?:who|that) (?:(?:really|just|only|absolutely) )*(?:likes?|loves?|adores?|enjoys?|(?:is|are) (?:mad|crazy) about) (?=\\p{L})`,
  'iu',
);
/** "Lasagne but I only have turkey mince" is to be made with that. */
const ONLY_HAVE = /(?<=^[\p{L} ]+),? but (?:(?:i|we)(?:['’]?ve)? )?(?:(?:only|just|have|got) ){2,}(?=[\p{L} ]+$)/iu;
/** What asks for a kind of dish that is to be made with something: "can I make pancakes with oat milk". */
const TO_MAKE =
  /^(?:(?:can|could|how (?:do|can|could)|want to|would like to|(?:i|we)['’]?d like to|wanna|let['’]?s|please|trying to|need to) )?(?:(?:i|we|you) )?(?:(?:want|need|like) to )?(?:make|bake|cook|do) (?:me |us )?(?:(?:an?|some) )?(?=(?:\p{L}+ ){1,2}with )/iu;
/** Chili that is to be ready soon or for a meal is no pepper. */
const CHILI = /^chill?i$/i;
/** Who wants "to bake with oats" has no bake in mind. */
const TO_BAKE =
  /(?<=(?:^|\W)(?:to|let['’]?s|(?:can|could|should) (?:i|we)) )bake(?= (?:something )?(?:with|using) )/giu;
/** "Anything green" is more than greens. */
const GREEN = /(?<=\b(?:any|every|no)thing )green(?=$| ?[,;.])|\bgreen (?:things?|stuff|bits)\b/giu;
/** When it is to be eaten. */
const FOR_WHEN =
  / (?:for|on) (?:(?:an?|the|this|these) )?(?:(?:cold|chilly|rainy|wet|grey|hot|warm|sunny|winter|summer|autumn|spring|lazy|busy|cosy|cozy)(?:['’]?s)?,? )+(?:nights?|days?|evenings?|weekends?|weather|afternoons?)(?!\p{L})/giu;
/** A kind of dish in a word, with how it is to be, and what follows. */
const KIND_BEFORE =
  /^(?:(?:an?|some|big|nice|good|lovely|cosy|cozy|warm|warming|hearty|healthy|light|simple|easy|comforting|filling|homemade|summer|winter|birthday) )*(\p{L}+)(?: (?:ideas?|recipes?|tonight|today|tomorrow|this (?:evening|weekend)|for (?:two|three|four|six|\d+)(?: people)?))*( ?, ?| with )(\S.*)$/iu;
/** How what follows a comma begins that is not there. */
const NOT_THERE =
  /^(?:no|not|without|free|allerg\p{L}*|sans|sin|ohne|kein\p{L}*|senza|vegan|vegetarian|(?:\p{L}+[ -])?(?:free|frei))(?!\p{L})/iu;

/** The meal that a text asks for which names no food; undefined where it speaks of none. */
export function mealAlone(text: string): { meal: Meal; rest: string } | undefined {
  const { meal, rest } = anyMeal(text);
  return meal === null ? undefined : { meal, rest: trimmed(rest) };
}

/** A text without what joined a wish to it. */
const trimmed = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;])/g, '')
    .replace(/^[\s,;:-]+|[\s,;:-]+$/g, '')
    .replace(
      /^(?:(?:and|for|with|from|using|out of|mit|aus|avec|con|au|aux|à la|al|alla|un[ae]?|something|some|an?)(?: |$))+/i,
      '',
    );
