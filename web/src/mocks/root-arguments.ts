import type {
  MutationAddRecipeToShoppingListArgs,
  MutationAddShoppingListItemArgs,
  MutationAddToCollectionArgs,
  MutationChangePasswordArgs,
  MutationCompleteUploadArgs,
  MutationCreateApiTokenArgs,
  MutationCreateCollectionArgs,
  MutationCreateShoppingListArgs,
  MutationDeleteAccountArgs,
  MutationDeleteCollectionArgs,
  MutationDeletePhotoArgs,
  MutationDeleteRecipeArgs,
  MutationDeleteShoppingListArgs,
  MutationDeleteShoppingListItemArgs,
  MutationEndSessionArgs,
  MutationExportShoppingListArgs,
  MutationImportRecipeArgs,
  MutationMarkCookedArgs,
  MutationRateRecipeArgs,
  MutationRecognizePhotoArgs,
  MutationRemoveFromCollectionArgs,
  MutationRemoveRecipeFromShoppingListArgs,
  MutationRenameShoppingListArgs,
  MutationRestoreShoppingListItemArgs,
  MutationReviewRecipeArgs,
  MutationRevokeApiTokenArgs,
  MutationSaveRecipeArgs,
  MutationSetAisleOrderArgs,
  MutationSetAvatarArgs,
  MutationSetProgressArgs,
  MutationSetUserRoleArgs,
  MutationSetUserStatusArgs,
  MutationSignInArgs,
  MutationSignUpArgs,
  MutationSignUploadArgs,
  MutationSubmitRecipeArgs,
  MutationUnsaveRecipeArgs,
  MutationUpdateCollectionArgs,
  MutationUpdatePhotoArgs,
  MutationUpdateProfileArgs,
  MutationUpdateSettingsArgs,
  MutationUpdateShoppingListItemArgs,
  MutationUpdateUserArgs,
  QueryAdminAnalyticsArgs,
  QueryAdminAuditArgs,
  QueryAdminRecipeArgs,
  QueryAdminRecipesArgs,
  QueryAdminUsersArgs,
  QueryCollectionArgs,
  QueryIngredientArgs,
  QueryIngredientSuggestionsArgs,
  QueryReadIngredientLinesArgs,
  QueryRecipeArgs,
  QueryRecipesArgs,
  QuerySearchRecipesArgs,
  QueryShoppingListArgs,
} from './schema-types.ts'

/** The arguments of every root field that takes some. */
export interface RootArguments {
  addRecipeToShoppingList: MutationAddRecipeToShoppingListArgs
  addShoppingListItem: MutationAddShoppingListItemArgs
  addToCollection: MutationAddToCollectionArgs
  adminAnalytics: QueryAdminAnalyticsArgs
  adminAudit: QueryAdminAuditArgs
  adminRecipe: QueryAdminRecipeArgs
  adminRecipes: QueryAdminRecipesArgs
  adminUsers: QueryAdminUsersArgs
  changePassword: MutationChangePasswordArgs
  collection: QueryCollectionArgs
  completeUpload: MutationCompleteUploadArgs
  createApiToken: MutationCreateApiTokenArgs
  createCollection: MutationCreateCollectionArgs
  createShoppingList: MutationCreateShoppingListArgs
  deleteAccount: MutationDeleteAccountArgs
  deleteCollection: MutationDeleteCollectionArgs
  deletePhoto: MutationDeletePhotoArgs
  deleteRecipe: MutationDeleteRecipeArgs
  deleteShoppingList: MutationDeleteShoppingListArgs
  deleteShoppingListItem: MutationDeleteShoppingListItemArgs
  endSession: MutationEndSessionArgs
  exportShoppingList: MutationExportShoppingListArgs
  importRecipe: MutationImportRecipeArgs
  ingredient: QueryIngredientArgs
  ingredientSuggestions: QueryIngredientSuggestionsArgs
  markCooked: MutationMarkCookedArgs
  rateRecipe: MutationRateRecipeArgs
  readIngredientLines: QueryReadIngredientLinesArgs
  recipe: QueryRecipeArgs
  recipes: QueryRecipesArgs
  recognizePhoto: MutationRecognizePhotoArgs
  removeFromCollection: MutationRemoveFromCollectionArgs
  removeRecipeFromShoppingList: MutationRemoveRecipeFromShoppingListArgs
  renameShoppingList: MutationRenameShoppingListArgs
  restoreShoppingListItem: MutationRestoreShoppingListItemArgs
  reviewRecipe: MutationReviewRecipeArgs
  revokeApiToken: MutationRevokeApiTokenArgs
  saveRecipe: MutationSaveRecipeArgs
  searchRecipes: QuerySearchRecipesArgs
  setAisleOrder: MutationSetAisleOrderArgs
  setAvatar: MutationSetAvatarArgs
  setProgress: MutationSetProgressArgs
  setUserRole: MutationSetUserRoleArgs
  setUserStatus: MutationSetUserStatusArgs
  shoppingList: QueryShoppingListArgs
  signIn: MutationSignInArgs
  signUp: MutationSignUpArgs
  signUpload: MutationSignUploadArgs
  submitRecipe: MutationSubmitRecipeArgs
  unsaveRecipe: MutationUnsaveRecipeArgs
  updateCollection: MutationUpdateCollectionArgs
  updatePhoto: MutationUpdatePhotoArgs
  updateProfile: MutationUpdateProfileArgs
  updateSettings: MutationUpdateSettingsArgs
  updateShoppingListItem: MutationUpdateShoppingListItemArgs
  updateUser: MutationUpdateUserArgs
}
