import type { FoodUse } from '../../ingredients/foods/food-uses.ts';

/** Kinds of dish by the words of their titles and tags. A dish may be of several. */
const DISHES: readonly (readonly [FoodUse, RegExp])[] = [
  [
    'soup',
    /\b(?:soups?|chowder|broth|bisque|minestrone|ramen|pho|laksa|borscht|congee|jjigae|tom (?:yum|kha)|gazpacho|ramyeon|consomm[ée]|stracciatella|potage|shchi|miso soup)\b/,
  ],
  [
    'stew',
    /\b(?:stews?|casseroles?|goulash|bourguignon|brais\w+|tagine|ragout|cassoulet|feijoada|coq au vin|pot roast|hot ?pot|gumbo|cacciatore|carnitas|birria|pulled|slow[- ]?cook\w*|chil+[iey]s?(?: con carne)?|ratatouille|shakshuka|refried|baked beans|lentils?|beans|jambalaya|pozole|adobo|osso buco|tinga|sloppy joes?|briam|caponata|stroganoff|saltado|estofado|paprikash|thit kho|rendang|moqueca|stewed)\b/,
  ],
  [
    'curry',
    /\b(?:curr(?:y|ies)|masala|vindaloo|korma|rogan josh|da+h?l|tikka|keema|saag|palak|jalfrezi|balti|madras|makhani|butter chicken|aloo|matar|paneer|rendang|moqueca|sambar|rajma|bhuna)\b/,
  ],
  [
    'sauce',
    /\b(?:sauces?|bolognese|rag[uù]|gravy|marinara|carbonara|alfredo|arrabbiata|puttanesca|amatriciana|stroganoff|creamy|in cream|b[ée]chamel|mole|sugo)\b/,
  ],
  [
    'pasta',
    /\b(?:pastas?|spaghetti|penne|linguine|lasagn[ae]|macaroni|mac and cheese|tagliatelle|fettuccine|rigatoni|bucatini|orzo|cannelloni|gnocchi|carbonara|cacio e pepe|ravioli|ziti|farfalle|fusilli|orecchiette)\b/,
  ],
  [
    'stir-fry',
    /\b(?:stir[- ]?fr\w+|pad thai|pad \w+|kung pao|chow mein|lo mein|fried rice|noodles?|yakisoba|yaki udon|bibimbap|japchae|mapo|bulgogi|sweet and sour|bo luc lac|teriyaki|nasi goreng|chop suey)\b/,
  ],
  ['rice', /\b(?:rice|risotto|paella|pil[ao][fuwv]+|biryani|jambalaya|arroz|mujaddara|koshari|maqluba|spanakorizo)\b/],
  [
    'salad',
    /\b(?:salads?|slaw|coleslaw|caprese|tabbouleh|ceviche|poke|fattoush|horiatiki|kachumber|som tam|larb|panzanella|ni[çc]oise|vinagrete|carpaccio|carottes r[âa]p[ée]es)\b/,
  ],
  ['dressing', /\b(?:dressing|vinaigrette)\b/],
  [
    'dip',
    /\b(?:dips?|hummus|guacamole|salsa|tzatziki|aioli|mayo(?:nnaise)?|raita|chutney|pico de gallo|tapenade|pesto|baba gan\w+|muhammara|relish|p[âa]t[ée]|spread|chimichurri|nuoc cham|ajad|fava|labneh)\b/,
  ],
  [
    'sandwich',
    /\b(?:sandwich\w*|summer rolls?|on toast|toasts?|toastie|bagels?|blt|burgers?|cheeseburgers?|banh mi|bruschetta|croque|melts?|panini|sub|rarebit|hot ?dogs?|pan con tomate|gyros?|sloppy joes?|buns)\b/,
  ],
  [
    'tacos',
    /\b(?:tacos?|burritos?|enchiladas?|quesadillas?|fajitas?|wraps?|nachos|tostadas?|chilaquiles|huevos rancheros|chimichangas?)\b/,
  ],
  ['pizza', /\b(?:pizzas?|flammkuchen|manakish|calzone|focaccia|pide|lahmacun)\b/],
  [
    'batter',
    /\b(?:pancakes?|waffles?|cr[êe]pes?|blini|yorkshire puddings?|toad in the hole|fritters?|tempura|dutch baby|batter|clafoutis|popovers?|okonomiyaki|pajeon|banh xeo|socca|bhajis?|doughnuts?|churros)\b/,
  ],
  [
    'baking',
    /\b(?:baking|cakes?|cookies?|biscuits?|muffins?|brownies?|blondies?|scones?|shortbreads?|cupcakes?|flapjacks?|crumbles?|cobbler|crisp|pastry|gingerbread|granola|sponge|banana bread|soda bread|cornbread|madeleines?|macarons?|tarts?|tarte|pies?|cheesecakes?|strudel|galette|[ée]clairs?|oat bars?|sticky toffee pudding|biscotti|crackers?|drizzle|roulade)\b/,
  ],
  [
    'bread',
    /\b(?:breads?|loaf|bread rolls?|buns|focaccia|pretzels?|naan|pita|pizza dough|baguettes?|ciabatta|chapatis?|brioche|challah|cinnamon rolls?|sourdough)\b/,
  ],
  [
    'dessert',
    /\b(?:desserts?|mousse|ice cream|sorbet|granita|custard|tiramis[uù]|trifle|panna cotta|puddings?|pudim|cheesecakes?|fudge|truffles?|brigadeiros?|parfait|compote|flan|halwa|kheer|mess|affogato|muhallabia|rote gr[üu]tze|che chuoi|sticky rice|sweets?(?! (?:potato|and sour|chil|corn|pepper))|cr[eè]m[ea] (?:br[ûu]l[ée]e|catalana|caramel)|jell[yo]|gelatin\w*|crumbles?|cobbler)\b/,
  ],
  [
    'drinks',
    /\b(?:drinks?|smoothies?|lassi|lemonade|cocktails?|(?:iced )?(?:tea|coffee)|milkshake|punch|hot (?:chocolate|cocoa)|chai|margaritas?|mojito|sangria|eggnog|juice|toddy|horchata)\b/,
  ],
  [
    'omelette',
    /\b(?:omelettes?|omelets?|frittata|scramble\w*|tortilla espa[ñn]ola|quiche|kuku|tamagoyaki|khai jiao|gyeran|oyakodon|eggs)\b/,
  ],
  [
    'pie',
    /\b(?:pies?|quiche|tarts?|tarte|pasty|pasties|empanadas?|wellington|spanakopita|samosas?|galette|strudel|b[öo]rek)\b/,
  ],
  [
    'gratin',
    /\b(?:gratin\w*|bake|lasagn[ae]|parmigiana|moussaka|mac and cheese|cauliflower cheese|cottage pie|shepherds?['’]?s? pie|fish pie|casseroles?|dauphinois|cannelloni|escondidinho|enchiladas|scalloped|saganaki)\b/,
  ],
  [
    'meatballs',
    /\b(?:meatballs?|meatloaf|burgers?|cheeseburgers?|patt(?:y|ies)|koft[ae]s?|keftedes|fish ?cakes?|croquettes?|falafel|alb[óo]ndigas|kebabs?|crab cakes?|rissoles?)\b/,
  ],
  [
    'dumplings',
    /\b(?:dumplings?|gyoza|wontons?|(?:spring|egg) rolls?|potstickers?|momos?|pierogi|pelmeni|ravioli|manti|bao)\b/,
  ],
  ['pickling', /\b(?:pickle[sd]?|quick[- ]pickle\w*|kimchi|sauerkraut|ferment\w*|giardiniera)\b/],
  ['jam', /\b(?:jams?|marmalades?|preserves?|fruit butter|(?:red|grape|apple|quince)\w* jelly)\b/],
  [
    'roasting',
    /\b(?:roast\w*|traybake|oven[- ]fried|wedges|jacket|baked (?:potato\w*|sweet potato\w*|aubergines?|cod|salmon|fish|chicken))\b/,
  ],
  ['grilling', /\b(?:grill\w*|bbq|barbecu\w*|kebabs?|skewers?|satay|souvlaki|carne asada|asado)\b/],
  ['mash', /\b(?:mash(?:ed)?|colcannon|champ)\b/],
  ['marinade', /\b(?:marinades?|rubs?)\b/],
  ['icing', /\b(?:icing|frosting|buttercream)\b/],
  ['meringue', /\b(?:meringues?|pavlova|macarons?)\b/],
  ['stuffing', /\b(?:stuffing|stuffed)\b/],
  ['boiling', /\b(?:boiled|steamed|blanched)\b/],
  ['frying', /\b(?:fried|pan[- ]fried|saut[ée]ed|seared|schnitzel|escalopes?|hash|chops?|steaks?|milanese|cutlets?)\b/],
  ['deep-frying', /\b(?:deep[- ]fried|tempura|doughnuts?|donuts?|churros|southern fried|fish and chips)\b/],
];

/** "Fried rice" and "on toast" tell what a dish is with other words than these. */
const MISLEADING =
  /\b(?:vinegar|crisps?|bean sprouts?|green beans?|ice cream sandwich|stir-fried water spinach|noodles?(?= (?:casserole|bake|kugel))|bread(?:crumbs?|ed))\b/g;

/** What the title and the tags of a recipe say that its foods are used for; nothing where they name no kind of dish. */
export function dishUses(title: string, tags: readonly string[]): FoodUse[] {
  const said = [title, ...tags].join(' ; ').toLowerCase().replace(MISLEADING, ' ');
  return DISHES.flatMap(([use, words]) => (words.test(said) ? [use] : []));
}

/** What the heading over some lines says that they are used for: "For the dressing". */
export function partUses(heading: string): FoodUse[] {
  const said = heading.toLowerCase();
  if (/\b(?:to )?(?:serve|serving|garnish|finish|decorate|topping)\b/.test(said)) return ['garnish'];
  if (/\b(?:dough|crust|pastry|base|sponge|cake)\b/.test(said)) return ['baking'];
  return DISHES.filter(([use]) => PARTS.has(use)).flatMap(([use, words]) => (words.test(said) ? [use] : []));
}

/** Kinds of dish that are parts of others. */
const PARTS: ReadonlySet<FoodUse> = new Set([
  'sauce',
  'dressing',
  'dip',
  'salad',
  'marinade',
  'icing',
  'meringue',
  'batter',
  'mash',
  'stuffing',
]);
