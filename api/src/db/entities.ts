import { Food, FoodAlias, FoodChoice, FoodName, NotFood, Substitute } from '../modules/ingredients/food.entity.ts';
import { Rating, Recipe, RecipeDeletion, RecipeLine, RecipeStep } from '../modules/recipes/recipe.entity.ts';
import { FileRemoval, Photo } from '../modules/photos/photo.entity.ts';
import { CookedRecipe, RecipeProgress } from '../modules/cooking/cooking.entity.ts';
import { Collection, CollectionRecipe } from '../modules/collections/collection.entity.ts';
import { SavedRecipe } from '../modules/saved-recipes/saved-recipe.entity.ts';
import { FileImport, FileImportEvent } from '../modules/imports/files/file-import.entity.ts';
import { OwnNote } from '../modules/own-notes/own-note.entity.ts';
import { RecipeName, RecipeWord } from '../modules/recipes/recipe-name.entity.ts';
import { RecipeReview } from '../modules/recipes/recipe-review.entity.ts';
import { AuditEntry } from '../modules/audit-log/audit-entry.entity.ts';
import { ContentReport } from '../modules/content-reports/content-report.entity.ts';
import { Invitation } from '../modules/accounts/invitation.entity.ts';
import {
  AisleOrder,
  Contribution,
  ListItem,
  ListRecipe,
  ShoppingList,
} from '../modules/shopping-lists/shopping-list.entity.ts';
import { PantryBarcode, PantryChange, PantryItem, PantryMonth } from '../modules/pantry/pantry.entity.ts';
import { Product } from '../modules/pantry/products/product.entity.ts';
import { ProposedDishes } from '../modules/tonight/proposed-dishes.entity.ts';
import { TonightMail } from '../modules/tonight/tonight-mail.entity.ts';
import { Attempt } from '../modules/rate-limits/attempt.entity.ts';
import { IdempotencyKey } from '../modules/idempotency/idempotency-key.entity.ts';
import { ApiToken, KnownDevice, Session } from '../modules/accounts/sessions/session.entity.ts';
import { MailToken } from '../modules/accounts/mail/mail-token.entity.ts';
import { User } from '../modules/users/user.entity.ts';
import { Setting } from '../modules/site-settings/setting.entity.ts';
import { UsageHour } from './usage-hour.entity.ts';

/** Everything that is stored. */
export const entities = [
  User,
  Session,
  ApiToken,
  KnownDevice,
  MailToken,
  Attempt,
  AuditEntry,
  ContentReport,
  Invitation,
  Setting,
  UsageHour,
  Food,
  FoodName,
  FoodAlias,
  FoodChoice,
  Substitute,
  NotFood,
  Recipe,
  RecipeName,
  RecipeWord,
  RecipeDeletion,
  RecipeLine,
  RecipeStep,
  Rating,
  SavedRecipe,
  OwnNote,
  CookedRecipe,
  RecipeProgress,
  Collection,
  CollectionRecipe,
  ShoppingList,
  ListRecipe,
  ListItem,
  Contribution,
  AisleOrder,
  PantryItem,
  PantryMonth,
  PantryChange,
  PantryBarcode,
  Product,
  ProposedDishes,
  TonightMail,
  IdempotencyKey,
  RecipeReview,
  Photo,
  FileRemoval,
  FileImport,
  FileImportEvent,
];
