import { Allergen } from '../../api/src/modules/ingredients/dietary.ts';

/** What the words of an ingredient line say of an allergen, written down apart from the food files and from the code that reads them. */
export interface AllergenWords {
  /** Longer words that only look like one of the others. */
  not: RegExp;
  /** Foods that contain it, by definition or in their ordinary recipe. */
  named: RegExp;
  /** Bought products of which some brands contain it: only the label tells, so the recipe cannot be called free of it by its words. */
  byLabel: RegExp;
}

/** Bought products made of so many things that their names tell of no allergen whether it is in them. */
const ANY_BRAND =
  'cake mix|(?:muffin|cookie|brownie|pudding|pancake|waffle|stuffing|seasoning|pilaf|coating) mix|(?:salad )?dressing|cand(?:y|ies)|lollipops?|m&ms?|cereal|granola|raisin bran|fudge|protein powder|(?:liver )?p[aâ]t[eé]|liver spread|delicatessen|gingerbread';
/** Soya lecithin or soya flour in some. */
const MAY_HOLD_SOY =
  'chocolates?|nutella|oreos?|margarine|oleo|shortening[^,]*margarine|spray|spam|white(?: sandwich| sliced)? (?:bread|loaf)|(?:whole ?(?:wheat|grain)|sliced|sandwich|multigrain|texas) (?:bread|toast|loaf)|buns?|rolls|english muffins?|waffles?|croutons|crackers?|saltines?|ritz|graham|biscuits?|cookies?|wafers?|twinkies?|cake|dough|mix|bisquick|jiffy|pudding|frosting|icing|sprinkles|caramels?|butterscotch|toffee|heath|whipped topping|cool ?whip|creamer|bouillon|bullion|bulion|stock cubes?|(?:chicken|beef|soup) base|gravy|soup|ramen|hot dogs?|frankfurters?|wieners?|sausages?|lingui[cç]a|chorizo|deli|smoked turkey|roast beef|bacon bits|jerky|tuna|(?:italian|seasoned|flavou?red)[- ](?:seasoned )?bread ?crumbs?|stuffing|(?:curry|thai) (?:curry )?paste|yellow curry|(?:steak|oyster|sweet and sour|barbecue|bbq|tonkatsu|worcestershire) sauce|velveeta|american cheese|vegan|dairy-free|plant|sherbet|ice cream|frozen yogurt|dashi|doritos|adobo|cornbread|sunflower butter|pastry|pie crusts?|meatballs?|pulled pork|rotisserie|gelato';

const words = (pattern: string): RegExp => new RegExp(`\\b(?:${pattern}|${ANY_BRAND})\\b`, 'i');

export const ALLERGEN_WORDS: Record<Allergen, AllergenWords> = {
  [Allergen.DAIRY]: {
    not: /(?:coconut|almond|soy|soya|oat|rice|cashew|plant|hemp|nut|pea)[ -]?(?:based )?milk|(?:creamy )?(?:peanut|almond|cashew|nut|cocoa|apple|body|shea|sunflower|vegan|plant|dairy[- ]free|non[- ]?dairy|shortcrust)[ -]?butter|butter(?:nut|fly|fish| ?beans?| lettuce|head|ball|cup squash)|cream(?: |-)of (?:tartar|coconut|wheat)|coconut cream|creamed? (?:coconut|style corn|corn)|(?:cream|ginger|corn)-?style|(?:vegan|dairy[- ]free|non[- ]?dairy|plant[- ]based)[^,]*|creamy peanut|cream sherry|cream crackers?|cream soda|cheese ?cloth|curd tofu|bean ?curd|soya? (?:yogh?urt|parmesan|milk|cream)|lemon curd mark|ice cream cones?|dark (?:baking )?chocolate|unsweetened chocolate/gi,
    named:
      /\b(?:milk|butter|buttermilk|cheeses?|cream|yogh?urts?|yogourt|ghee|parmesan|parmigiano|mozzarella|cheddar|feta|ricotta|mascarpone|gruy[eè]re|brie|camembert|gouda|paneer|halloumi|custard|half[- ]and[- ]half|cr[eè]me fra[iî]che|kefir|pecorino|provolone|emmental|gorgonzola|velveeta|b[eé]chamel|whey|sherbet|white (?:couverture |coverture )?chocolate|milk chocolate|heath bars|mushroom soup|cool ?whip|whipped topping|nutella|chocolate hazelnut spread|pesto|ranch|tzatziki|hollandaise|almond bark|candy melts|lemon curd|dulce de leche|caramel sauce|caesar (?:salad )?dressing|alfredo|tortellini|ice cream|gelato)\b/i,
    byLabel: words(
      'chocolate|margarine|oleo|(?:shortcrust )?pastry|pie (?:crusts?|shells?)|graham|oreos?|biscuits?|cookies?|crackers?|wafers?|buns?|rolls|english muffins?|waffles?|garlic bread|croutons|twinkies?|cakes?|dough|mix|bisquick|jiffy|pudding|frosting|icing|sprinkles|caramels?|butterscotch|toffee|creme de cacao|chocolate (?:syrup|liqueur)|bouillon|bullion|bulion|(?:chicken|beef|soup) base|gravy|soup|ramen|hot dogs?|frankfurters?|wieners?|chorizo|salami|sausages?|spam|deli|dashi|(?:spaghetti|pasta|pizza|curry) sauce|(?:italian|seasoned|flavou?red)[- ](?:seasoned )?bread ?crumbs?|cooking oil \\(|grease|fat of choice|creamy',
    ),
  },
  [Allergen.EGGS]: {
    not: /egg ?plants?|egg[- ]free|vegan eggs?|flax ?eggs?|egg (?:replacer|substitute)|without eggs?|eggless|egg rolls?|egg noodle-free|cakes?[^,]* (?:mix|icing)|cake (?:and|or|&) pastry flour|cake flour|(?:rice|corn|crab) cakes?|ranch (?:salad )?dressing mix|ranch (?:seasoning|dip)|custard powder|gelato and it worked great|(?:for|of|the|in) (?:the )?cakes?\b/gi,
    named:
      /\b(?:eggs?|yolks?|egg whites?|mayonnaise|mayo|meringues?|egg noodles?|aioli|(?:caesar|ranch|thousand island) (?:salad )?dressing|ranch|thousand island|marshmallow (?:creme|fluff)|royal icing|twinkies?|sponge cakes?|angel food cakes?|pound cakes?|cakes?|brioche|challah|hollandaise|miracle whip|tortellini|custard|ladyfingers?|macaroons?|lemon curd|egg ?nog|gelato)\b/i,
    byLabel: words(
      'ice cream|frozen yogurt|noodles?|ramen|lasagn[ae]|tagliatelle|pappardelle|fresh pasta|gnocchi|biscuits?|cookies?|wafers?|graham crackers[^,]*wafers?|waffles?|croissants?|muffins?|corn ?bread(?: mix)?|corn muffin|jiffy|mix|dough|bisquick|wontons?|(?:egg|spring) roll wrappers|meatballs?|bratwurst|gluten[- ]free bread|b[eé]chamel|tzatziki|cheese \\(|soup|crab sticks?|imitation crab',
    ),
  },
  [Allergen.GLUTEN]: {
    not: /(?:rice|corn|coconut|almond|oat|buckwheat|chickpea|gram|tapioca|potato|masa|chick pea|garbanzo|sorghum|millet|cassava|soy|quinoa)[ -]?flours?|gluten[- ]free[^,]*|flour[- ]?less|corn ?bread|corn tortillas?|rice (?:noodles?|paper|pasta|vermicelli)|glass noodles|sweet ?breads?|cauliflower couscous|buckwheat|shirataki noodles|(?:roasted|spring|egg) rolls|sausage rolls|pineapple rolls|rice cakes?|toast the[^,]*|stick bread|keeping wraps|tamari(?: soy sauce)?|(?:spaghetti|pasta) sauce|(?:to|for|in|per) (?:the |your )?(?:bread|pasta|cake)\b|spaghetti squash|pastry (?:bag|brush)/gi,
    named:
      /\b(?:flour|mac ?'?n'? ?cheese|cinnamon rolls?|bread|breadcrumbs?|bread ?crumbs|spaghetti|macaroni|penne|lasagn[ae]|noodles?|pasta|couscous|bulgh?ur|barley|rye|semolina|seitan|soy sauce|beer|tortillas?|crackers?|panko|pita|naan|croutons?|udon|farro|wheat|fettuccine|linguine|puff pastry|pie crusts?|baguettes?|brioche|ramen|orzo|phyllo|filo|ziti|tortellini|vermicelli|pretzels?|dough|buns?|wraps?|rolls|biscuits?|cookies|oreos?|graham|wafers?|cakes?(?: mix)?|muffins?|cornbread mix|pastry|pie crust|stuffing|stout|malt vinegar|soya? sau[cs]e|light soy|teriyaki|hoisin|oyster sauce|b[eé]chamel|raisin bran|blood sausages?|black pudding|gravy granules|gravy mix|cream of (?:chicken|mushroom|celery)|mushroom soup|chow mein|bisquick|baking mix|pancake mix|jiffy|corn ?flakes?|matzoh?|bagels?|challah|twinkies?|texas toast|pizza crust|waffles?|ice cream sandwiches|breadsticks?|wontons?|roll wrappers|croissants?|fruit loops|golden grahams|rice cereal|rice krispies)\b/i,
    byLabel: words(
      'oats?|oatmeal|oat flour|granola|worcesh?tershire|worcester|worchestershire|sausages?|hot dogs?|frankfurters?|bouillon|bullion|bulion|stock cubes?|(?:chicken|beef|soup) base|onion soup|(?:taco|chili|fajita) seasoning|ranch|(?:steak|barbecue|bbq|enchilada|sweet and sour|tonkatsu) sauce|heinz 57|sprinkles|spam|toffee|hash browns?|tater tots|cheese spread|velveeta|dairy-free|vegan|plant|brown bouquet|kitchen bouquet|rice syrup|pepper oil|chili|curry paste|miso|imitation crab|mix|gravy|soup|adobo|jerk|marinade|gochujang',
    ),
  },
  [Allergen.PEANUT]: {
    not: /peanut[- ]free|without (?:the )?peanuts/gi,
    named: /\b(?:peanuts?|peanut butter|satay|groundnuts?)\b/i,
    byLabel: words(
      '(?<!coconut )nuts?|nut butter|toffee|heath|candy bars?|curry paste|chilli crisp|trail mix|baking chips',
    ),
  },
  [Allergen.TREE_NUTS]: {
    not: /(?:coconut|pea|butter|dough|chest)?nuts? ?megs?|cocoa-nut|no nuts|nut[- ]free|water ?chestnuts?|chestnut mushrooms?|almond (?:extract|essence|flavou?ring|bark)|butternut|(?:pea|ground)nuts?/gi,
    named:
      /\b(?:almonds?|walnuts?|pecans?|cashews?|hazelnuts?|pistachios?|macadamias?|brazil nuts?|pine ?nuts?|chestnuts?|marzipan|nutella|almond milk|almond flour|praline|frangipane|nuts?|nut meats|pesto|amaretti|frangelico|nut milk|romesco)\b/i,
    byLabel: words(
      'amaretto|almond (?:extract|flavou?ring|essence)|plant|vegan|dairy-free|toffee|heath|mexican chocolate|nougat|butter buds',
    ),
  },
  [Allergen.SOY]: {
    not: /soy[- ]free|soya?[- ]?free|unsweetened (?:baking )?chocolate/gi,
    named:
      /\b(?:soy|soya|tofu|tempeh|edamame|miso|soybeans?|tamari|teriyaki|hoisin|shoyu|gochujang|natto|tvp|tonkatsu|bulldog sauce)\b/i,
    byLabel: words(MAY_HOLD_SOY),
  },
  [Allergen.FISH]: {
    not: /(?:shell|craw|cray|jelly|cuttle)fish|goldfish crackers?|fish (?:spatula|slice)|swedish fish|vegan fish sauce|vegan worcestershire|^## .*/gi,
    named:
      /\b(?:fish|salmon|tuna|cod|haddock|anchov(?:y|ies)|sardines?|mackerel|trout|herring|halibut|tilapia|fish sauce|worcestershire|worcester|snapper|catfish|sea bass|eel|caviar|dashi|bonito|kipper|worchestershire|monkfish|anglerfish|trevally|caesar (?:salad )?dressing|kimchi)\b/i,
    byLabel: words(
      '(?:steak|tonkatsu) sauce|heinz 57|(?:thai|red|green|curry|massaman) (?:curry )?paste|yellow curry|seafood|olive dressing|tapenade',
    ),
  },
  [Allergen.SHELLFISH]: {
    not: /oyster (?:mushrooms?|crackers?)|three crabs|crab ?apples?|crab boil|mock crab|vegetarian oyster|clamshell|scallop(?:ed|ini) ?/gi,
    named:
      /\b(?:shrimps?|prawns?|crabs?|crabmeat|lobsters?|mussels?|clams?|oysters?|oyster sauce|scallops?|squid|calamari|octopus|seafood|snails?|crayfish|crawfish|langoustines?|cockles)\b/i,
    byLabel: words('(?:thai|red|green|curry|massaman) (?:curry )?paste|yellow curry|tom ya?m|kimchi'),
  },
  [Allergen.CRUSTACEANS]: {
    not: /three crabs|crab ?apples?|crab boil|mock crab/gi,
    named: /\b(?:shrimps?|prawns?|crabs?|crabmeat|lobsters?|crayfish|crawfish|langoustines?)\b/i,
    byLabel: words(
      '(?:thai|red|green|curry|massaman) (?:curry )?paste|yellow curry|tom ya?m|kimchi|seafood|imitation crab',
    ),
  },
  [Allergen.MOLLUSCS]: {
    not: /oyster (?:mushrooms?|crackers?)|vegetarian oyster|clamshell|scallop(?:ed|ini) ?/gi,
    named: /\b(?:mussels?|clams?|oysters?|oyster sauce|scallops?|squid|calamari|octopus|snails?|cockles)\b/i,
    byLabel: words('seafood|kimchi|imitation crab|stir[- ]fry sauce'),
  },
  [Allergen.SESAME]: {
    not: /sesame[- ]free/gi,
    named: /\b(?:sesame(?: seeds?| oil)?|tahini|hummus|houmous|halva|za'?atar|hoisin|furikake)\b/i,
    byLabel: words(
      'bread|toast|loaf|buns?|rolls?|bagels?|bread ?crumbs?|croutons|crackers?|breadsticks?|stuffing|teriyaki|ramen',
    ),
  },
  [Allergen.MUSTARD]: {
    not: /mustard[- ]free/gi,
    named: /\b(?:mustard|dijon|miracle whip|piccalilli)\b/i,
    byLabel: words(
      'mayo(?:nnaise)?|aioli|ranch|pickles?|relish|gherkins?|curry|masala|spices?|seasoning|rub|adobo|ham|sausages?|hot dogs?|frankfurters?|kielbasa|salami|pepperoni|chorizo|meatballs?|bouillon|bullion|bulion|(?:chicken|beef|soup) base|soup|gravy|stuffing|(?:barbecue|bbq|steak|cheese|alfredo|chili) sauce|worcesh?tershire|worcester|worchestershire|coleslaw|deli|baked beans|tuna',
    ),
  },
  [Allergen.CELERY]: {
    not: /celery[- ]free/gi,
    named: /\b(?:celery|celeriac|v8|vegetable juice|old bay)\b/i,
    byLabel: words(
      'stock|broth|bouillon|bullion|bulion|(?:chicken|beef|soup) base|soup|gravy|stuffing|ketchup|catsup|(?:tomato|pasta|spaghetti|pizza|barbecue|bbq|steak|chili|cheese|alfredo) sauce|marinara|curry|masala|spices?|seasoning|rub|adobo|ranch|sausages?|hot dogs?|frankfurters?|kielbasa|salami|pepperoni|chorizo|ham|pickles?|relish|gherkins?|meatballs?|worcesh?tershire|worcester|worchestershire|coleslaw|deli|vegetables|tuna|baked beans',
    ),
  },
  [Allergen.LUPIN]: {
    not: /lupin[- ]free/gi,
    named: /\b(?:lupins?|lupini)\b/i,
    byLabel: words(
      'gluten[- ]free|bread|buns?|rolls?|pizza (?:base|crust)|croissants?|pancakes?|waffles?|biscuits?|cookies?|vegan|plant',
    ),
  },
  [Allergen.SULPHITES]: {
    not: /rice wine(?: vinegar)?|non-balsamic|wine[- ]?glass(?:es)?|(?:sulphite|sulfite)[- ]free/gi,
    named:
      /\b(?:wine|champagne|prosecco|sherry|port wine|marsala|vermouth|wine vinegar|balsamic|dried apricots?|maraschino cherr(?:y|ies))\b/i,
    byLabel: words(
      'vinegar|beer|cider|raisins?|sultanas?|dates?|prunes?|dried|lemon juice|lime juice|molasses|treacle|coconut|sauerkraut|pickles?|relish|gherkins?|capers?|jalape[nñ]os?|sausages?|hamburger|shrimps?|prawns?|crab|lobster|squid|mustard|potato(?: flakes|es)?|fries|hash browns?|tater tots|gelatine?|corn syrup|worcesh?tershire|worcester|worchestershire|(?:barbecue|bbq|steak) sauce|gravy|soup',
    ),
  },
};

/** Meat and what is made of animals, honey too; the rest of what is not vegan the allergens name. */
export const MEAT_WORDS = {
  not: /vegan [a-z]+|vegetarian [a-z]+|lamb'?s lettuce|steak (?:seasoning|spice)|beefsteak tomato(?:es)?|meatless|(?:pork|poultry|chicken) (?:rub|seasoning)|beef tomato(?:es)?|roast(?:ed)? (?:red )?(?:peppers?|garlic|vegetables?|potatoes|chickpeas|peanuts)|rib celery|celery ribs?|ribs? (?:of )?celery|chuck of|(?:dark|medium|light|french) roast|rapeseed|hamburger buns?|hamburger dill|hot dog buns?|honey ?crisp/gi,
  named:
    /\b(?:beef|pork|chicken|bacon|ham|sausages?|lamb|turkey|duck|veal|chickens|prosciutto|pancetta|chorizo|salami|pepperoni|gelatine?|lard|meat|steaks?|venison|rabbit|goose|mince|ribs|brisket|kielbasa|hot dogs?|liver|bologna|meatballs?|salt pork|ground round|chuck|roast|sirloin|hamburger|honey|marshmallows?|jello|jell-o|suet|tallow|london broil|spam|topside|frankfurters?|linguiça)\b/i,
  byLabel: /\b(?:stock|broth|bouillon|jelly|grease|refried beans|baked beans)\b/i,
} satisfies AllergenWords;
