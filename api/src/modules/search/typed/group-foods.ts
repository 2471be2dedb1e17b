// Names of foods that are left out by one word, each with all its kinds.

/** What is pork. */
export const PORK =
  'pork, pork mince, pork sausage, pork stock, bacon, pancetta, guanciale, salt pork, ham, cooked ham, gammon, ham hock, prosciutto, speck, coppa, chorizo, mexican chorizo, salami, lard, bacon fat, pork fat, pork rind, sausage meat, sausage, kielbasa, pulled pork, char siu, luncheon meat, bacon bits, pepperoni, mortadella, black pudding, liver sausage, chinese sausage, hungarian sausage, gelatine';
/** Kinds of these that are made of something else. */
export const NO_PORK = 'chicken sausage, turkey sausage, duck sausage, venison sausage, veal sausage, beef salami';
/** What holds alcohol. */
export const ALCOHOL =
  'wine, beer, spirit, liqueur, brandy, whisky, rum, vodka, gin, tequila, mezcal, sherry, port, marsala, madeira, vermouth, sake, shaoxing wine, mirin, hard cider, cognac, bourbon, orange liqueur, champagne, prosecco, lager, ale, stout';
/** What is hot. */
export const CHILLI =
  "chilli, dried chilli, chilli powder, chilli flakes, cayenne pepper, hot sauce, sriracha, chilli sauce, chilli garlic sauce, chilli paste, chilli oil, chilli crisp, harissa, hot paprika, ancho chilli, guajillo chilli, pasilla chilli, chipotle chilli, canned green chillies, tomatoes with green chillies, pickled chilli, pickled jalapeno, thai curry paste, madras curry paste, gochujang, gochugaru, sambal oelek, sambal, jerk seasoning, taco seasoning, fajita seasoning, cajun seasoning, chili seasoning mix, peri-peri seasoning, salsa, 'nduja, chilli jam, thai chilli jam";
/** Sugars. */
export const SUGAR =
  'sugar, icing sugar, brown sugar, palm sugar, coconut sugar, rock sugar, pearl sugar, maple sugar, jam sugar, vanilla sugar, cinnamon sugar, jaggery, piloncillo';
/** What sweetens besides. */
export const SWEETENED =
  'honey, syrup, maple syrup, golden syrup, corn syrup, glucose syrup, agave syrup, rice syrup, date syrup, sugar syrup, treacle, molasses, condensed milk, jam';
/** What is sold sweetened as a rule. */
export const SWEETS =
  'ice cream, mincemeat, pie filling, graham cracker crust, frozen yogurt, sorbet, sherbet, ice lolly, biscuit, biscuit spread, sponge cake, chocolate cake, milk chocolate, white chocolate, chocolate sauce, chocolate spread, chocolate hazelnut spread, caramel sauce, liquid caramel, dulce de leche, marshmallow, mini marshmallow, marshmallow fluff, candy, toffee, fudge, orange marmalade, fruit jelly, lemon curd, meringue, marzipan, fondant icing, ready-made frosting, buttercream, sprinkles, pudding mix, cake mix, cookie mix, cookie dough, pancake syrup, hot honey, cola, lemon-lime soda';
/** Cheese of other aisles than that. */
export const CHEESE =
  'cheese, ricotta, cream cheese, cottage cheese, mascarpone, quark, paneer, halloumi, feta, parmesan, mozzarella, american cheese, cheese sauce, cheese spread, four cheese sauce, cheese sauce mix, alfredo sauce, fettuccine alfredo, caesar dressing, blue cheese dressing, pesto, pesto alla siciliana, pistachio pesto, rocket pesto, wild garlic pesto, red pesto, macaroni cheese, canned macaroni cheese, cauliflower cheese, cheddar cheese soup, spinach and ricotta tortellini, frozen pizza, quesadilla, cheese naan, cheese scone, cheese bread, cheese cracker, cheese straw, ham and cheese croissant, cheesecake, chicken cordon bleu';
/** Of their kinds what is made without. */
export const NO_CHEESE =
  'vegan pesto, pesto alla trapanese, vegan caesar dressing, vegan macaroni cheese, vegan pizza, dairy-free pizza';
/** What is soy sauce, or made of it. */
export const SOY_SAUCE =
  'soy sauce, teriyaki sauce, ponzu, hoisin sauce, oyster sauce, vegetarian oyster sauce, sweet soy sauce, stir-fry sauce';
/** What is made of tomatoes. */
export const TOMATO =
  'tomato, canned tomatoes, stewed tomatoes, tomatoes with green chillies, tomato sauce, tomato paste, passata, sun-dried tomato, sun-dried tomato paste, condensed tomato soup, tomato ketchup, tomato chutney, tomato relish, tomato juice, marinara sauce, pizza sauce, salsa, baked beans';
/** What is onion. */
export const ONION =
  'onion, shallot, spring onion, pearl onion, pickled onion, pickled red onion, crispy fried onions, onion powder, dried onion, onion salt, onion soup mix, onion ring';
/** What is sold with onion and garlic in it more often than not, but tastes of more than these. */
export const SEASONED =
  'stock cube, stock base, gravy granules, curry paste, thai curry paste, tom yum paste, laksa paste, rendang paste, butter chicken paste, curry sauce, salsa, marinara sauce, pizza sauce, pasta sauce, sofrito, barbecue sauce, tomato ketchup, worcestershire sauce, chimichurri, falafel, guacamole, taco seasoning, fajita seasoning, jerk seasoning, adobo seasoning, seasoning blend, chili seasoning mix, everything bagel seasoning, ranch dressing, ranch seasoning, onion soup mix, caribbean green seasoning, sausage, chorizo, vegan chorizo';
/** What is garlic, or made with it as a rule. */
export const GARLIC =
  'garlic, garlic powder, garlic salt, garlic paste, ginger-garlic paste, garlic oil, garlic butter, garlic bread, garlic and herb roulé, chilli garlic sauce, kebab garlic sauce, pickled garlic, black garlic, frozen chopped garlic, wild garlic, wild garlic pesto, garlic chives, garlic scape, aioli, toum, skordalia, hummus, baba ganoush, tzatziki, vegan tzatziki, kimchi, vegan kimchi, kimchi paste, kimchi pancake, harissa, sriracha, gochujang, black bean sauce, hoisin sauce, sweet chilli sauce, pesto, red pesto, vegan pesto, ajvar, dry garlic chutney, salami, caesar dressing, vegan caesar dressing, italian dressing, peri-peri seasoning, pizza seasoning, pesto alla siciliana, rocket pesto, pistou, rouille, romesco sauce, chimichurri, chermoula, zhoug, mojo picón, mojo criollo, bagna cauda, italian salsa verde, sofrito, arrabbiata sauce, puttanesca sauce, marinara sauce, ranch dressing, nuoc cham, chilli crisp, bulgogi marinade, muhammara, gazpacho, salmorejo';

/** What is made of corn. */
export const CORN =
  'sweetcorn, canned sweetcorn, creamed corn, frozen sweetcorn, corn on the cob, frozen corn on the cob, baby corn, canned baby corn, cornmeal, cornflour, corn syrup, dark corn syrup, corn tortilla, tortilla chip, flavoured tortilla chip, cornbread, cornbread mix, polenta, instant polenta, grits, hominy, dried hominy, masa harina, masa dough, masarepa, corn flakes, popcorn, popping corn, corn oil, corn nuts, cancha corn, purple corn, peruvian corn, candy corn, corn dog, sweetcorn relish, baking powder';
/** What is raised or brewed with yeast. */
export const YEAST =
  "yeast, dried yeast, instant yeast, fresh yeast, brewer's yeast, nutritional yeast, yeast extract, sourdough starter, bread, bread roll, burger bun, hot dog bun, naan, pita bread, flatbread, breadcrumbs, bagel, pizza base, focaccia, ciabatta, baguette, croissant, brioche, english muffin, pizza dough, pizza dough mix, bread dough, beer, wine, cider, hard cider, ring doughnut, jam doughnut";
/** Seeds and what is made of them. */
export const SEEDS =
  'mixed seeds, sesame seed, toasted sesame seed, black sesame seed, tahini, sesame oil, toasted sesame oil, sunflower seed, pumpkin seed, poppy seed, poppy seed filling, chia seed, flaxseed, hemp seed, mixed grains and seeds, sunflower seed butter, pumpkin seed butter';
/** What is made of cocoa. */
export const CHOCOLATE =
  'chocolate, cocoa powder, cocoa butter, chocolate sauce, chocolate syrup, chocolate ganache, chocolate chip, chocolate milk, hot chocolate powder, chocolate spread, chocolate hazelnut spread, chocolate cake, chocolate ice cream, chocolate biscuit stick, chocolate-coated biscuit, chocolate chip cookie, chocolate mousse';
/** What is celery; celeriac is the root of the same plant. */
export const CELERY_FOODS = 'celery, celeriac, chinese celery, celery leaf, celery seed, celery salt, celery juice';
/** What is carbs of other aisles than bread, grains, pulses and sweets. */
export const CARBS =
  'pasta, plain flour, self-raising flour, bread flour, wholemeal flour, 00 flour, cake flour, farina, rye flour, spelt flour, type 1050 flour, malted grain flour, instant flour, gluten-free flour, gluten-free self-raising flour, buckwheat flour, rice flour, glutinous rice flour, chickpea flour, masa harina, masa dough, masarepa, oat flour, millet flour, sorghum flour, teff flour, quinoa flour, amaranth flour, barley flour, lentil flour, chestnut flour, banana flour, plantain flour, yam flour, cassava flour, tempura flour, potato starch, potato flour, tapioca starch, tapioca pearls, garri, fufu, farofa, arrowroot, wheat starch, starch, cornflour, cornmeal, semolina, pancake mix, pancake batter, bread mix, gluten-free bread mix, pizza dough mix, crumble mix, pastry mix, baking mix, cake mix, gluten-free cake mix, muffin mix, cookie mix, cornbread mix, potato pancake mix, dosa mix, custard powder, pudding mix, potato, sweet potato, cassava, yam, taro, plantain, breadfruit, canned potatoes, canned sweet potatoes, sweetcorn, canned sweetcorn, creamed corn, frozen sweetcorn, corn on the cob, hominy, dried hominy, baked beans, baked beans with sausages, pork and beans, canned spaghetti in tomato sauce, canned spaghetti and meatballs, canned ravioli, canned macaroni cheese, banana, ' +
  `${SUGAR}, ${SWEETENED}, ` +
  "hot honey, pancake syrup, sorghum syrup, rose syrup, liquid caramel, dulce de leche, chocolate, chocolate sauce, chocolate chip, sprinkles, marzipan, fondant icing, ready-made frosting, buttercream, mashed potato, potato gratin, potato salad, duchess potatoes, gyoza, vegetable gyoza, pierogi, spring roll, samosa, quiche, pasta carbonara, fettuccine alfredo, lasagne al forno, ready-made risotto, sushi, pork pie, chicken parmesan, oven chips, sweet potato fries, hash brown, potato waffle, latke, potato croquette, noisette potato, pommes dauphine, krokiet, seasoned fries, instant mashed potato, tater tots, frozen roast potatoes, frozen mashed potato, frozen pizza, frozen gluten-free pizza, vegan pizza, dairy-free pizza, burrito, taquito, quesadilla, enchilada, empanada, tamale, pupusa, croqueta, arancini, pot pie, cornish pasty, cheese and onion pasty, shepherd's pie, wonton, prawn wonton, har gow, crystal dumpling, prawn gyoza, filled bao, custard bun, momo, pelmeni, spring onion pancake, kimchi pancake, seafood pajeon, summer roll, aloo tikki, kachori, börek, cheese börek, banitsa, spanakopita, pirozhki, coulibiac, bread dumpling, potato dumpling, schupfnudel";
/** What of these aisles is made without them. */
export const FEW_CARBS =
  'low-carb bread, low-carb tortilla, cloud bread, egg wrap, almond flour tortilla, coconut wrap, cauliflower pizza crust, shirataki noodle, konjac rice, konnyaku, hearts of palm pasta, pasta water, pork rind, chewing gum, unsweetened chocolate, soybean, lupin, aquafaba';
/** What mustard is made of, and with little else. */
export const MUSTARD_FOODS =
  'mustard, mustard seed, mustard powder, mustard oil, mustard sauce, mustard dill sauce, carolina mustard sauce, honey mustard';
/** Milk as it is sold. */
export const MILK = 'milk, condensed milk, evaporated milk, buttermilk, milk powder, buttermilk powder, chocolate milk';
/** What is green on a plate. */
export const GREEN =
  'leafy greens, salad leaves, lettuce, spinach, frozen spinach, kale, swiss chard, rocket, watercress, pak choi, cabbage, savoy cabbage, spring greens, brussels sprout, broccoli, tenderstem broccoli, courgette, pea, frozen pea, frozen peas and carrots, mushy peas, green bean, broad bean, edamame, mangetout, sugar snap pea, asparagus, cucumber, celery, leek, spring onion, okra, globe artichoke, green pepper, avocado, guacamole, pickled cucumber, green olive, pesto, pistou, chimichurri, green chutney, basil, parsley, coriander, mint, chives, dill';
