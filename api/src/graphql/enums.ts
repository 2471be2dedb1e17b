import { registerEnumType } from 'type-graphql';
import { NoFoodReason } from '../modules/ingredients/lines/line-foodless.ts';
import { Allergen, Diet } from '../modules/ingredients/dietary.ts';
import { Difficulty, Meal, PhotoStatus, RecipeStatus } from '../modules/recipes/recipe-enums.ts';
import { MailDelivery } from '../shared/mailer.ts';

registerEnumType(Diet, {
  name: 'Diet',
  description: 'A diet to keep to; of a food or recipe, the strictest it fits.',
  valuesConfig: {
    ANY: { description: 'Everything; of a food or recipe, no diet at all.' },
    OMNIVORE: { description: 'Everything, meat too.' },
    PESCATARIAN: { description: 'No meat, but fish.' },
    VEGAN: { description: 'Nothing that comes from an animal.' },
    VEGETARIAN: { description: 'Neither meat nor fish.' },
  },
});
registerEnumType(Allergen, {
  name: 'Allergen',
  description:
    'An allergen that food law names: the fourteen of the European Union, and shellfish, which are crustaceans and molluscs together.',
  valuesConfig: {
    CELERY: { description: 'Celery and celeriac: stalks, leaves, seeds, salt and what is made of them.' },
    CRUSTACEANS: { description: 'Prawns, crabs, lobsters and the like.' },
    DAIRY: { description: 'Milk and what is made of it.' },
    EGGS: { description: 'Eggs of birds and what is made of them.' },
    FISH: { description: 'Fish and what is made of it.' },
    GLUTEN: { description: 'Cereals with gluten: wheat, rye, barley, and oats that are not certified.' },
    LUPIN: { description: 'Lupin seeds and their flour.' },
    MOLLUSCS: { description: 'Mussels, oysters, squid, snails and the like.' },
    MUSTARD: { description: 'Mustard, its seeds, leaves and oil.' },
    PEANUT: { description: 'Peanuts and what is made of them.' },
    SESAME: { description: 'Sesame seeds, their paste and oil.' },
    SHELLFISH: { description: 'Crustaceans and molluscs, of either kind.' },
    SOY: { description: 'Soybeans and what is made of them.' },
    SULPHITES: { description: 'Sulphur dioxide and sulphites, more than 10 mg in a kilogram or litre.' },
    TREE_NUTS: { description: 'Almonds, hazelnuts, walnuts and the like.' },
  },
});
registerEnumType(Difficulty, {
  name: 'Difficulty',
  description: 'How hard a recipe is to cook.',
  valuesConfig: {
    EASY: { description: 'A beginner manages it.' },
    HARD: { description: 'It wants practice.' },
    MEDIUM: { description: 'It wants some attention.' },
  },
});
registerEnumType(NoFoodReason, {
  name: 'NoFoodReason',
  description: 'Why a line of a recipe asks for no food of its own.',
  valuesConfig: {
    HEADING: { description: 'It names the part of the recipe that follows.' },
    TOOL: { description: 'A pan, paper, skewers.' },
    NOTE: { description: 'It tells the cook something.' },
    CHOICE: { description: 'It leaves the food to the cook.' },
    PART: { description: 'It is made in another part of the recipe, or in another recipe.' },
  },
});
registerEnumType(PhotoStatus, {
  name: 'PhotoStatus',
  description: 'Who sees the photo of a dish.',
  valuesConfig: {
    REFUSED: { description: 'Its cook alone; an admin has decided so.' },
    SHOWN: { description: 'Everyone.' },
    WAITING: { description: 'Its cook alone, until an admin has looked at it.' },
  },
});
registerEnumType(Meal, {
  name: 'Meal',
  description: 'What a recipe is eaten as, as its tags say.',
  valuesConfig: {
    BREAKFAST: { description: 'For the morning, brunch too.' },
    DESSERT: { description: 'Sweet, at the end of a meal.' },
    DINNER: { description: 'For the evening.' },
    DRINK: { description: 'To drink.' },
    LUNCH: { description: 'For noon.' },
    SIDE: { description: 'Beside a main dish.' },
    SNACK: { description: 'Between meals.' },
    STARTER: { description: 'Before a main dish.' },
  },
});
registerEnumType(RecipeStatus, {
  name: 'RecipeStatus',
  description: 'Where a recipe stands on its way to everyone.',
  valuesConfig: {
    DRAFT: { description: 'Its cook is still writing.' },
    PENDING: { description: 'Handed in; an admin will look at it.' },
    PUBLISHED: { description: 'Everyone sees it.' },
    REJECTED: { description: 'Given back with a reason.' },
  },
});
registerEnumType(MailDelivery, {
  name: 'MailDelivery',
  description: 'How messages leave: by SMTP, or into a folder of the server where none is configured.',
  valuesConfig: {
    OUTBOX: { description: 'Into a folder of the server.' },
    SMTP: { description: 'By a mail server.' },
  },
});
