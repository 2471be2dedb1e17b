import { registerEnumType } from 'type-graphql';
import { Allergen, Diet, Difficulty, RecipeStatus } from '../shared/enums.ts';
import { MailDelivery } from '../shared/mailer.ts';

registerEnumType(Diet, { name: 'Diet', description: 'A diet to keep to; of a food or recipe, the strictest it fits.' });
registerEnumType(Allergen, { name: 'Allergen', description: 'One of the eight allergens Larder knows.' });
registerEnumType(Difficulty, { name: 'Difficulty', description: 'How hard a recipe is to cook.' });
registerEnumType(RecipeStatus, { name: 'RecipeStatus', description: 'Where a recipe stands on its way to everyone.' });
registerEnumType(MailDelivery, { name: 'MailDelivery', description: 'How messages leave: by SMTP, or into a folder of the server where nobody has named one.' });
