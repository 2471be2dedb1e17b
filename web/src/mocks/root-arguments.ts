import type {
  MutationAddRecipeToShoppingListArgs,
  MutationAddShoppingListItemArgs,
  MutationAddToCollectionArgs,
  MutationChangePasswordArgs,
  MutationConfirmEmailArgs,
  MutationConfirmPasswordArgs,
  MutationEndOtherSessionsArgs,
  MutationRequestPasswordResetArgs,
  MutationSetForgottenPasswordArgs,
  MutationCompleteUploadArgs,
  MutationCreateApiTokenArgs,
  MutationCreateCollectionArgs,
  MutationCreateFoodArgs,
  MutationCreateShoppingListArgs,
  MutationDeleteAccountArgs,
  MutationDeleteCollectionArgs,
  MutationDeletePhotoArgs,
  MutationDeleteDraftsArgs,
  MutationDeleteRecipeArgs,
  MutationDeleteShoppingListArgs,
  MutationDeleteShoppingListItemArgs,
  MutationEndSessionArgs,
  MutationExportShoppingListArgs,
  MutationImportRecipeArgs,
  MutationLinkPhraseArgs,
  MutationMarkCookedArgs,
  MutationMergeFoodsArgs,
  MutationRateRecipeArgs,
  MutationRecognizePhotoArgs,
  MutationRemoveFromCollectionArgs,
  MutationRemoveRatingArgs,
  MutationRemoveRecipeFromShoppingListArgs,
  MutationRenameShoppingListArgs,
  MutationRestoreRecipeArgs,
  MutationRestoreShoppingListItemArgs,
  MutationResetPasswordArgs,
  MutationReviewDishPhotoArgs,
  MutationReviewRecipeArgs,
  MutationRevokeApiTokenArgs,
  MutationSaveRecipeArgs,
  MutationSetAisleOrderArgs,
  MutationSetAvatarArgs,
  MutationSetNotFoodArgs,
  MutationSetProgressArgs,
  MutationSetTonightMailArgs,
  MutationSetUserRoleArgs,
  MutationSetUserStatusArgs,
  MutationSignInArgs,
  MutationSignUpArgs,
  MutationSignUploadArgs,
  MutationSubmitRecipeArgs,
  MutationUndoFoodMergeArgs,
  MutationWriteOwnNoteArgs,
  MutationUnsaveRecipeArgs,
  MutationUpdateCollectionArgs,
  MutationUpdateFoodArgs,
  MutationUpdatePhotoArgs,
  MutationUpdateProfileArgs,
  MutationUpdateSettingsArgs,
  MutationUpdateShoppingListItemArgs,
  MutationUpdateUserArgs,
  QueryAdminAnalyticsArgs,
  QueryAdminAuditArgs,
  QueryAdminDishPhotosArgs,
  QueryAdminFoodArgs,
  QueryAdminFoodsArgs,
  QueryAdminRecipeArgs,
  QueryAdminRecipesArgs,
  QueryAdminUnlinkedLinesArgs,
  QueryAdminUsersArgs,
  QueryCollectionArgs,
  QueryCommonFoodsArgs,
  QueryIngredientArgs,
  QueryIngredientSuggestionsArgs,
  QueryReadIngredientLinesArgs,
  QueryLinesToShopArgs,
  QueryRecipeArgs,
  QueryRecipesArgs,
  QuerySearchRecipesArgs,
  QueryShoppingListArgs,
  QuerySwappedRecipeArgs,
  MutationAddPantryItemsArgs,
  MutationUpdatePantryItemArgs,
  MutationRemovePantryItemsArgs,
  MutationUndoPantryChangeArgs,
  MutationPutListAwayArgs,
  QueryPantryArgs,
  QueryPantryHistoryArgs,
  QueryCookingProposalArgs,
  QueryReadForPantryArgs,
  QueryTonightArgs,
  QueryUnlockPairArgs,
  QueryUnlocksArgs,
} from './schema-types.ts';

/** The arguments of every root field that takes some. */
export interface RootArguments {
  addPantryItems: MutationAddPantryItemsArgs;
  addRecipeToShoppingList: MutationAddRecipeToShoppingListArgs;
  addShoppingListItem: MutationAddShoppingListItemArgs;
  addToCollection: MutationAddToCollectionArgs;
  adminAnalytics: QueryAdminAnalyticsArgs;
  adminAudit: QueryAdminAuditArgs;
  adminDishPhotos: QueryAdminDishPhotosArgs;
  adminFood: QueryAdminFoodArgs;
  adminFoods: QueryAdminFoodsArgs;
  adminRecipe: QueryAdminRecipeArgs;
  adminRecipes: QueryAdminRecipesArgs;
  adminUnlinkedLines: QueryAdminUnlinkedLinesArgs;
  adminUsers: QueryAdminUsersArgs;
  changePassword: MutationChangePasswordArgs;
  confirmEmail: MutationConfirmEmailArgs;
  confirmPassword: MutationConfirmPasswordArgs;
  endOtherSessions: MutationEndOtherSessionsArgs;
  requestPasswordReset: MutationRequestPasswordResetArgs;
  setForgottenPassword: MutationSetForgottenPasswordArgs;
  collection: QueryCollectionArgs;
  commonFoods: QueryCommonFoodsArgs;
  completeUpload: MutationCompleteUploadArgs;
  cookingProposal: QueryCookingProposalArgs;
  createApiToken: MutationCreateApiTokenArgs;
  createCollection: MutationCreateCollectionArgs;
  createFood: MutationCreateFoodArgs;
  createShoppingList: MutationCreateShoppingListArgs;
  deleteAccount: MutationDeleteAccountArgs;
  deleteCollection: MutationDeleteCollectionArgs;
  deletePhoto: MutationDeletePhotoArgs;
  deleteDrafts: MutationDeleteDraftsArgs;
  deleteRecipe: MutationDeleteRecipeArgs;
  deleteShoppingList: MutationDeleteShoppingListArgs;
  deleteShoppingListItem: MutationDeleteShoppingListItemArgs;
  endSession: MutationEndSessionArgs;
  exportShoppingList: MutationExportShoppingListArgs;
  importRecipe: MutationImportRecipeArgs;
  ingredient: QueryIngredientArgs;
  ingredientSuggestions: QueryIngredientSuggestionsArgs;
  linesToShop: QueryLinesToShopArgs;
  linkPhrase: MutationLinkPhraseArgs;
  markCooked: MutationMarkCookedArgs;
  mergeFoods: MutationMergeFoodsArgs;
  pantry: QueryPantryArgs;
  pantryHistory: QueryPantryHistoryArgs;
  putListAway: MutationPutListAwayArgs;
  rateRecipe: MutationRateRecipeArgs;
  readIngredientLines: QueryReadIngredientLinesArgs;
  recipe: QueryRecipeArgs;
  recipes: QueryRecipesArgs;
  recognizePhoto: MutationRecognizePhotoArgs;
  removeFromCollection: MutationRemoveFromCollectionArgs;
  removePantryItems: MutationRemovePantryItemsArgs;
  removeRecipeFromShoppingList: MutationRemoveRecipeFromShoppingListArgs;
  renameShoppingList: MutationRenameShoppingListArgs;
  resetPassword: MutationResetPasswordArgs;
  reviewDishPhoto: MutationReviewDishPhotoArgs;
  removeRating: MutationRemoveRatingArgs;
  restoreRecipe: MutationRestoreRecipeArgs;
  restoreShoppingListItem: MutationRestoreShoppingListItemArgs;
  reviewRecipe: MutationReviewRecipeArgs;
  revokeApiToken: MutationRevokeApiTokenArgs;
  saveRecipe: MutationSaveRecipeArgs;
  searchRecipes: QuerySearchRecipesArgs;
  setAisleOrder: MutationSetAisleOrderArgs;
  setAvatar: MutationSetAvatarArgs;
  setNotFood: MutationSetNotFoodArgs;
  setProgress: MutationSetProgressArgs;
  setTonightMail: MutationSetTonightMailArgs;
  setUserRole: MutationSetUserRoleArgs;
  setUserStatus: MutationSetUserStatusArgs;
  shoppingList: QueryShoppingListArgs;
  signIn: MutationSignInArgs;
  signUp: MutationSignUpArgs;
  signUpload: MutationSignUploadArgs;
  submitRecipe: MutationSubmitRecipeArgs;
  swappedRecipe: QuerySwappedRecipeArgs;
  undoFoodMerge: MutationUndoFoodMergeArgs;
  undoPantryChange: MutationUndoPantryChangeArgs;
  readForPantry: QueryReadForPantryArgs;
  tonight: QueryTonightArgs;
  unlockPair: QueryUnlockPairArgs;
  unlocks: QueryUnlocksArgs;
  writeOwnNote: MutationWriteOwnNoteArgs;
  unsaveRecipe: MutationUnsaveRecipeArgs;
  updateCollection: MutationUpdateCollectionArgs;
  updateFood: MutationUpdateFoodArgs;
  updatePantryItem: MutationUpdatePantryItemArgs;
  updatePhoto: MutationUpdatePhotoArgs;
  updateProfile: MutationUpdateProfileArgs;
  updateSettings: MutationUpdateSettingsArgs;
  updateShoppingListItem: MutationUpdateShoppingListItemArgs;
  updateUser: MutationUpdateUserArgs;
}
