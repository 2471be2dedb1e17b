/**
 * Other names that many cooks use rather than ours: what America and Australia call a food, and its short name in a kitchen. To a cook who
 * types they are worth as much as ours; all others ("fresh prawns", "tôm") come behind.
 */
export const USUAL_NAMES: ReadonlySet<string> = new Set([
  'all-purpose flour', 'flour', 'self-rising flour', 'whole wheat flour', 'cornstarch', 'baking soda', 'powdered sugar', 'confectioners\' sugar', 'granulated sugar',
  'oil', 'canola oil', 'peanut oil', 'pepper', 'peppers', 'capsicum', 'cilantro', 'arugula', 'eggplant', 'zucchini', 'scallion', 'green onion', 'beet', 'rutabaga', 'corn',
  'bok choy', 'snow pea', 'lima bean', 'fava bean', 'garbanzo bean', 'navy bean', 'romaine', 'iceberg', 'cos lettuce', 'butternut', 'kumara',
  'shiitake', 'portobello', 'white mushroom', 'cremini mushroom', 'roma tomato', 'grape tomato', 'tinned tomatoes', 'crushed tomatoes', 'yogurt', 'heavy cream', 'light cream',
  'soured cream', 'swiss cheese', 'goat cheese', 'shrimp', 'jumbo shrimp', 'tinned tuna', 'ground beef', 'ground pork', 'ground lamb', 'ground turkey', 'ground chicken', 'mince',
  'minced beef', 'hamburger', 'hot dog', 'pork tenderloin', 'pork butt', 'spare ribs', 'chuck roast', 'brisket', 'beef broth', 'chicken broth', 'vegetable broth', 'broth', 'bouillon cube',
  'tomato puree', 'ketchup', 'mayo', 'bbq sauce', 'rice wine vinegar', 'apple cider vinegar', 'chili', 'chile', 'chili powder', 'chili flakes', 'red pepper flakes', 'dal', 'gram flour',
  'poha', 'cocoa', 'vanilla', 'bun', 'hamburger bun', 'wrap', 'phyllo', 'pie crust', 'oatmeal', 'cookie', 'french fries',
]);
