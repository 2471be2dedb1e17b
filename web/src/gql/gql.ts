/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query Site {\n    site {\n      banner\n      signUp\n      authorName\n      portfolioUrl\n      sourceUrl\n      networkUrl\n      mailUrl\n      photosUrl\n    }\n  }\n": typeof types.SiteDocument,
    "\n  query Viewer {\n    viewer {\n      id\n      name\n      username\n      avatar\n      role\n      household {\n        diet\n        allergies\n        pantry\n        pantryAsked\n        exclude\n        servings\n        servingsSaid\n        units\n      }\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  mutation ConfirmPassword($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input) {\n      confirmedUntil\n    }\n  }\n": typeof types.ConfirmPasswordDocument,
    "\n  query AddToList($slug: String!, $recipe: ListRecipeInput!) {\n    shoppingLists {\n      id\n      name\n    }\n    recipe(slug: $slug) {\n      id\n      servings\n    }\n    linesToShop(recipe: $recipe) {\n      id\n      name\n      amountText\n      isMissing\n      isShort\n    }\n  }\n": typeof types.AddToListDocument,
    "\n  fragment CollectionCard_collection on Collection {\n    id\n    name\n    description\n    coverImage\n    isPublic\n    recipeCount\n  }\n": typeof types.CollectionCard_CollectionFragmentDoc,
    "\n  query CollectionPicker($recipe: String!) {\n    profile {\n      collections {\n        id\n        name\n        isPublic\n        recipeCount\n        coverImage\n      }\n    }\n    recipe(slug: $recipe) {\n      id\n      collections {\n        id\n      }\n    }\n  }\n": typeof types.CollectionPickerDocument,
    "\n  query OwnCollections {\n    profile {\n      collections {\n        id\n        ...CollectionCard_collection\n      }\n    }\n  }\n": typeof types.OwnCollectionsDocument,
    "\n  mutation CreateCollection($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      collection {\n        id\n        name\n        recipeCount\n        coverImage\n        ...CollectionCard_collection\n      }\n    }\n  }\n": typeof types.CreateCollectionDocument,
    "\n  mutation AddToCollection($input: CollectionRecipeInput!) {\n    addToCollection(input: $input) {\n      collection {\n        id\n        recipeCount\n        coverImage\n      }\n    }\n  }\n": typeof types.AddToCollectionDocument,
    "\n  mutation RemoveFromCollection($input: CollectionRecipeInput!) {\n    removeFromCollection(input: $input) {\n      collection {\n        id\n        recipeCount\n        coverImage\n      }\n    }\n  }\n": typeof types.RemoveFromCollectionDocument,
    "\n  mutation MarkCooked($input: MarkCookedInput!) {\n    markCooked(input: $input) {\n      recipe {\n        id\n      }\n      pantryChange {\n        id\n      }\n    }\n  }\n": typeof types.MarkCookedDocument,
    "\n  query CookingProposal($recipe: ID!, $servings: Float!, $swaps: [RecipeSwapInput!]!) {\n    cookingProposal(recipe: $recipe, servings: $servings, swaps: $swaps) {\n      deductions {\n        amount\n        unit\n        left {\n          amount\n          unit\n        }\n        level\n        isUnsure\n        item {\n          id\n          name\n          food {\n            id\n            thumbnail\n          }\n        }\n      }\n    }\n  }\n": typeof types.CookingProposalDocument,
    "\n  fragment Favorite_recipe on Recipe {\n    id\n    title\n    isSaved\n  }\n": typeof types.Favorite_RecipeFragmentDoc,
    "\n  mutation SaveRecipe($input: RecipeIdInput!) {\n    saveRecipe(input: $input) {\n      recipe {\n        id\n        isSaved\n      }\n    }\n  }\n": typeof types.SaveRecipeDocument,
    "\n  mutation UnsaveRecipe($input: RecipeIdInput!) {\n    unsaveRecipe(input: $input) {\n      recipe {\n        id\n        isSaved\n      }\n    }\n  }\n": typeof types.UnsaveRecipeDocument,
    "\n  query SavedRecipes($first: Int!, $after: String, $sort: SavedRecipeSort!, $filter: SavedRecipeFilterInput) {\n    profile {\n      savedRecipes(first: $first, after: $after, sort: $sort, filter: $filter) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            id\n            ...RecipeTile_recipe\n          }\n        }\n      }\n    }\n  }\n": typeof types.SavedRecipesDocument,
    "\n  query IngredientSuggestions($text: String!, $hasDishes: Boolean!) {\n    ingredientSuggestions(text: $text, first: 8) {\n      name\n      commonUnit\n      ingredient {\n        id\n        thumbnail\n      }\n    }\n    recipes(text: $text, first: 4) @include(if: $hasDishes) {\n      nodes {\n        id\n        slug\n        title\n      }\n    }\n  }\n": typeof types.IngredientSuggestionsDocument,
    "\n  query FoodsKnown($pantry: [String!]!, $exclude: [String!]!) {\n    searchRecipes(input: { ingredients: [\"water\"], pantry: $pantry, exclude: $exclude }, first: 1) {\n      totalCount\n    }\n  }\n": typeof types.FoodsKnownDocument,
    "\n  fragment PantryParts_pantryItem on PantryItem {\n    id\n    name\n    food {\n      id\n      thumbnail\n    }\n    level\n    amount\n    unit\n    place\n    bestBefore\n    isBestBeforeGuessed\n    openedAt\n    isDue\n    portions\n    version\n    leftoverOf {\n      id\n      slug\n    }\n  }\n": typeof types.PantryParts_PantryItemFragmentDoc,
    "\n  mutation AddPantryItems($input: AddPantryItemsInput!) {\n    addPantryItems(input: $input) {\n      items {\n        id\n        name\n      }\n      change {\n        id\n      }\n      ignored\n    }\n  }\n": typeof types.AddPantryItemsDocument,
    "\n  mutation UpdatePantryItem($input: UpdatePantryItemInput!) {\n    updatePantryItem(input: $input) {\n      item {\n        id\n        ...PantryParts_pantryItem\n      }\n    }\n  }\n": typeof types.UpdatePantryItemDocument,
    "\n  mutation PutListAway($input: ShoppingListIdInput!) {\n    putListAway(input: $input) {\n      shoppingList {\n        id\n      }\n      change {\n        id\n      }\n      takenOff\n    }\n  }\n": typeof types.PutListAwayDocument,
    "\n  mutation PutBackOnList($input: ShoppingListItemIdInput!) {\n    restoreShoppingListItem(input: $input) {\n      shoppingList {\n        id\n      }\n    }\n  }\n": typeof types.PutBackOnListDocument,
    "\n  query Unlocks($input: SearchRecipesInput!, $first: Int!) {\n    unlocks(input: $input, first: $first) {\n      recipes\n      food {\n        id\n        name\n        thumbnail\n      }\n      examples {\n        id\n        title\n      }\n    }\n  }\n": typeof types.UnlocksDocument,
    "\n  query PantrySize {\n    pantry(first: 1) {\n      totalCount\n    }\n  }\n": typeof types.PantrySizeDocument,
    "\n  mutation UndoPantryChange($input: PantryChangeIdInput!) {\n    undoPantryChange(input: $input) {\n      change {\n        id\n      }\n    }\n  }\n": typeof types.UndoPantryChangeDocument,
    "\n  query UnlockPair($input: SearchRecipesInput!) {\n    unlockPair(input: $input) {\n      recipes\n      ingredients {\n        id\n        name\n        thumbnail\n      }\n      examples {\n        id\n        title\n      }\n    }\n  }\n": typeof types.UnlockPairDocument,
    "\n  mutation SignUpload($input: SignUploadInput!) {\n    signUpload(input: $input) {\n      imageId\n      uploadUrl\n    }\n  }\n": typeof types.SignUploadDocument,
    "\n  mutation CompleteUpload($input: CompleteUploadInput!) {\n    completeUpload(input: $input) {\n      photo {\n        id\n        url\n        thumbnailUrl\n        altText\n        version\n      }\n    }\n  }\n": typeof types.CompleteUploadDocument,
    "\n  mutation RecognizePhoto($input: RecognizePhotoInput!) {\n    recognizePhoto(input: $input) {\n      recognized {\n        name\n        normalized\n        confidence\n        ingredient {\n          id\n          name\n          thumbnail\n        }\n      }\n    }\n  }\n": typeof types.RecognizePhotoDocument,
    "\n  mutation UpdatePhoto($input: UpdatePhotoInput!) {\n    updatePhoto(input: $input) {\n      photo {\n        id\n        url\n        thumbnailUrl\n        altText\n        version\n      }\n    }\n  }\n": typeof types.UpdatePhotoDocument,
    "\n  mutation DeletePhoto($input: PhotoIdInput!) {\n    deletePhoto(input: $input) {\n      photo {\n        id\n      }\n    }\n  }\n": typeof types.DeletePhotoDocument,
    "\n  query RecipePhotos($id: String!, $first: Int!, $after: String) {\n    recipe(slug: $id) {\n      id\n      photos(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            id\n            url\n            thumbnailUrl\n            authorName\n            addedAt\n          }\n        }\n      }\n    }\n  }\n": typeof types.RecipePhotosDocument,
    "\n  mutation RateRecipe($input: RateRecipeInput!) {\n    rateRecipe(input: $input) {\n      recipe {\n        id\n        rating\n        reviewCount\n        ...RatingCard_recipe\n      }\n    }\n  }\n": typeof types.RateRecipeDocument,
    "\n  fragment RatingCard_recipe on Recipe {\n    id\n    viewerRating {\n      stars\n      review\n      photo {\n        id\n        url\n        status\n      }\n    }\n  }\n": typeof types.RatingCard_RecipeFragmentDoc,
    "\n  mutation RemoveRating($input: RecipeIdInput!) {\n    removeRating(input: $input) {\n      recipe {\n        id\n        rating\n        reviewCount\n        ...RatingCard_recipe\n      }\n    }\n  }\n": typeof types.RemoveRatingDocument,
    "\n  query RecipeReviews($id: String!, $first: Int!, $after: String) {\n    recipe(slug: $id) {\n      id\n      reviews(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            authorName\n            stars\n            text\n            writtenAt\n          }\n        }\n      }\n    }\n  }\n": typeof types.RecipeReviewsDocument,
    "\n  fragment RecipeCard_recipe on Recipe {\n    id\n    slug\n    title\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    tags\n    isCreative\n    cookTime\n    totalTime\n    servings\n    difficulty\n    rating\n    reviewCount\n    ...Favorite_recipe\n  }\n": typeof types.RecipeCard_RecipeFragmentDoc,
    "\n  fragment RecipeTile_recipe on Recipe {\n    id\n    slug\n    title\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    tags\n    isCreative\n    cookTime\n    totalTime\n    rating\n    reviewCount\n    ...Favorite_recipe\n  }\n": typeof types.RecipeTile_RecipeFragmentDoc,
    "\n  fragment ListCard_shoppingList on ShoppingList {\n    id\n    name\n    itemCount\n    checkedCount\n    recipeCount\n    createdAt\n  }\n": typeof types.ListCard_ShoppingListFragmentDoc,
    "\n  query OwnLists {\n    shoppingLists {\n      id\n      name\n      ...ListCard_shoppingList\n    }\n  }\n": typeof types.OwnListsDocument,
    "\n  query KeptRecipes {\n    profile {\n      saved: savedRecipes(first: 24) {\n        nodes {\n          id\n          title\n          servings\n          imageSet {\n            mobile\n          }\n        }\n      }\n      recent: recentRecipes(first: 24) {\n        nodes {\n          recipe {\n            id\n            title\n            servings\n            imageSet {\n              mobile\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.KeptRecipesDocument,
    "\n  query FoundRecipes($text: String!) {\n    recipes(first: 20, text: $text) {\n      nodes {\n        id\n        title\n        servings\n        imageSet {\n          mobile\n        }\n      }\n    }\n  }\n": typeof types.FoundRecipesDocument,
    "\n  mutation AddRecipeToList($input: ShoppingListRecipeInput!) {\n    addRecipeToShoppingList(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n": typeof types.AddRecipeToListDocument,
    "\n  mutation CreateList($input: CreateShoppingListInput!) {\n    createShoppingList(input: $input) {\n      shoppingList {\n        id\n        ...ListCard_shoppingList\n      }\n    }\n  }\n": typeof types.CreateListDocument,
    "\n  query ListNames {\n    shoppingLists {\n      id\n      name\n    }\n  }\n": typeof types.ListNamesDocument,
    "\n  mutation UpdateListItem($input: UpdateShoppingListItemInput!) {\n    updateShoppingListItem(input: $input) {\n      item {\n        id\n        totalAmount\n        unit\n        amountText\n        sumText\n        conversions {\n          amount\n          to\n        }\n        isChecked\n        isEdited\n        version\n      }\n      shoppingList {\n        id\n        revision\n        checkedCount\n      }\n    }\n  }\n": typeof types.UpdateListItemDocument,
    "\n  mutation AddListItem($input: AddShoppingListItemInput!) {\n    addShoppingListItem(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n": typeof types.AddListItemDocument,
    "\n  mutation DeleteListItem($input: ShoppingListItemIdInput!) {\n    deleteShoppingListItem(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n": typeof types.DeleteListItemDocument,
    "\n  mutation RestoreListItem($input: ShoppingListItemIdInput!) {\n    restoreShoppingListItem(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n": typeof types.RestoreListItemDocument,
    "\n  fragment ListRevision_shoppingList on ShoppingList {\n    id\n    revision\n  }\n": typeof types.ListRevision_ShoppingListFragmentDoc,
    "\n  query ShoppingListPage($id: ID!) {\n    shoppingList(id: $id) {\n      id\n      ...ListParts_shoppingList @unmask\n    }\n  }\n": typeof types.ShoppingListPageDocument,
    "\n  query ShoppingListRevision($id: ID!) {\n    viewer {\n      id\n    }\n    shoppingList(id: $id) {\n      id\n      revision\n    }\n  }\n": typeof types.ShoppingListRevisionDocument,
    "\n  fragment ListParts_shoppingList on ShoppingList {\n    id\n    name\n    revision\n    itemCount\n    checkedCount\n    recipeCount\n    aisles\n    shoppedRecipes {\n      servings\n      isPartial\n      recipe {\n        id\n        slug\n        title\n      }\n    }\n    items {\n      id\n      name\n      totalAmount\n      unit\n      amountText\n      sumText\n      conversions {\n        amount\n        to\n      }\n      contributions {\n        id\n        text\n      }\n      recipes {\n        id\n      }\n      thumbnail\n      aisle\n      isChecked\n      isEdited\n      version\n    }\n  }\n": typeof types.ListParts_ShoppingListFragmentDoc,
    "\n  mutation TakeFromPantry($input: RemovePantryItemsInput!) {\n    removePantryItems(input: $input) {\n      change {\n        id\n      }\n    }\n  }\n": typeof types.TakeFromPantryDocument,
    "\n  mutation SetAvatar($input: SetAvatarInput!) {\n    setAvatar(input: $input) {\n      user {\n        id\n        avatar\n      }\n    }\n  }\n": typeof types.SetAvatarDocument,
    "\n  mutation SignOut {\n    signOut {\n      signedOut\n    }\n  }\n": typeof types.SignOutDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        id\n        name\n        email\n        emailConfirmed\n        household {\n          diet\n          allergies\n          pantry\n          pantryAsked\n          exclude\n          servings\n          servingsSaid\n          units\n        }\n      }\n    }\n  }\n": typeof types.UpdateProfileDocument,
    "\n  query AdminPage {\n    adminStats {\n      users {\n        total\n        newThisMonth\n        active\n      }\n      recipes {\n        total\n        pending\n      }\n      system {\n        uptime\n        apiCalls\n        errors\n      }\n    }\n  }\n": typeof types.AdminPageDocument,
    "\n  query AnalyticsTab($days: Int!) {\n    adminAnalytics(days: $days) {\n      days {\n        day\n        searches\n        creative\n        empty\n        saved\n        cooked\n        calls\n        errors\n      }\n      foods {\n        label\n        count\n      }\n      unknown {\n        label\n        count\n      }\n      failures {\n        label\n        count\n      }\n      latency {\n        p50\n        p95\n        p99\n      }\n    }\n  }\n": typeof types.AnalyticsTabDocument,
    "\n  query AdminAuditLog($first: Int!, $after: String, $action: String) {\n    adminAudit(first: $first, after: $after, action: $action) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          at\n          actorName\n          action\n          subjectKind\n          subjectName\n          before\n          after\n          subjectId\n          canUndo\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdminAuditLogDocument,
    "\n  query AdminContentReports {\n    adminContentReports {\n      directive\n      blocked\n      page\n      count\n      lastAt\n    }\n  }\n": typeof types.AdminContentReportsDocument,
    "\n  query AdminFoods($first: Int!, $after: String, $text: String) {\n    adminFoods(first: $first, after: $after, text: $text) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...FoodRow_food\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdminFoodsDocument,
    "\n  query FoodDialog($id: ID!) {\n    adminFood(id: $id) {\n      id\n      ...FoodDialog_food @unmask\n    }\n    adminFoodCategories\n  }\n": typeof types.FoodDialogDocument,
    "\n  mutation UpdateFood($input: UpdateFoodInput!) {\n    updateFood(input: $input) {\n      food {\n        id\n        name\n      }\n      recipes\n    }\n  }\n": typeof types.UpdateFoodDocument,
    "\n  fragment FoodDialog_food on AdminFood {\n    id\n    name\n    plural\n    aliases\n    category\n    diet\n    hasOwnDiet\n    hasOwnAllergens\n    allergens {\n      allergen\n      state\n    }\n    parent {\n      ...FoodPicker_food @unmask\n    }\n    merged {\n      id\n      name\n    }\n  }\n": typeof types.FoodDialog_FoodFragmentDoc,
    "\n  fragment FoodPicker_food on AdminFood {\n    id\n    name\n    category\n    diet\n    allergens {\n      allergen\n      state\n    }\n    dietFrom {\n      id\n      name\n    }\n    hasOwnDiet\n    allergensFrom {\n      id\n      name\n    }\n    hasOwnAllergens\n  }\n": typeof types.FoodPicker_FoodFragmentDoc,
    "\n  query FoodPicker($text: String!, $first: Int!) {\n    adminFoods(text: $text, first: $first) {\n      edges {\n        cursor\n        node {\n          id\n          ...FoodPicker_food @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.FoodPickerDocument,
    "\n  fragment FoodRow_food on AdminFood {\n    id\n    name\n    thumbnail\n    aliases\n    category\n    diet\n    allergens {\n      allergen\n      state\n    }\n    recipes\n    parent {\n      id\n      name\n    }\n  }\n": typeof types.FoodRow_FoodFragmentDoc,
    "\n  mutation MergeFoods($input: MergeFoodsInput!) {\n    mergeFoods(input: $input) {\n      food {\n        id\n        name\n      }\n      recipes\n    }\n  }\n": typeof types.MergeFoodsDocument,
    "\n  query NewFood {\n    adminFoodCategories\n  }\n": typeof types.NewFoodDocument,
    "\n  mutation CreateFood($input: CreateFoodInput!) {\n    createFood(input: $input) {\n      food {\n        id\n        name\n      }\n      recipes\n    }\n  }\n": typeof types.CreateFoodDocument,
    "\n  query NotFoods {\n    adminNotFoods\n  }\n": typeof types.NotFoodsDocument,
    "\n  mutation LinkPhrase($input: LinkPhraseInput!) {\n    linkPhrase(input: $input) {\n      recipes\n    }\n  }\n": typeof types.LinkPhraseDocument,
    "\n  mutation SetNotFood($input: SetNotFoodInput!) {\n    setNotFood(input: $input) {\n      recipes\n    }\n  }\n": typeof types.SetNotFoodDocument,
    "\n  mutation UndoFoodMerge($input: UndoFoodMergeInput!) {\n    undoFoodMerge(input: $input) {\n      food {\n        id\n        name\n      }\n    }\n  }\n": typeof types.UndoFoodMergeDocument,
    "\n  query AdminUnlinkedLines($first: Int!, $after: String) {\n    adminUnlinkedLines(first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          phrase\n          lines\n          recipes\n          example\n          suggestions {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdminUnlinkedLinesDocument,
    "\n  fragment PhotoCard_photo on AdminDishPhoto {\n    id\n    url\n    authorName\n    addedAt\n    status\n    recipe {\n      id\n      slug\n      title\n    }\n  }\n": typeof types.PhotoCard_PhotoFragmentDoc,
    "\n  mutation ReviewDishPhoto($input: ReviewDishPhotoInput!) {\n    reviewDishPhoto(input: $input) {\n      photo {\n        id\n        status\n      }\n    }\n  }\n": typeof types.ReviewDishPhotoDocument,
    "\n  query AdminPhotos($first: Int!, $after: String, $status: PhotoStatus!) {\n    adminDishPhotos(first: $first, after: $after, status: $status) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...PhotoCard_photo\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdminPhotosDocument,
    "\n  fragment RecipeRow_recipe on AdminRecipe {\n    id\n    slug\n    title\n    author\n    status\n    createdAt\n    rating\n    views\n    version\n  }\n": typeof types.RecipeRow_RecipeFragmentDoc,
    "\n  query AdminRecipes($first: Int!, $after: String, $status: RecipeStatus, $text: String) {\n    adminRecipes(first: $first, after: $after, status: $status, text: $text) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...RecipeRow_recipe\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    adminStats {\n      recipes {\n        pending\n      }\n    }\n  }\n": typeof types.AdminRecipesDocument,
    "\n  query ReviewCard($id: ID!) {\n    adminRecipe(id: $id) {\n      version\n      recipe {\n        id\n        title\n        author\n      }\n      now {\n        title\n        description\n        facts\n        lines\n        steps\n        photo\n      }\n      approved {\n        title\n        description\n        facts\n        lines\n        steps\n        photo\n      }\n    }\n  }\n": typeof types.ReviewCardDocument,
    "\n  query PendingRecipes($after: String) {\n    adminRecipes(first: 100, after: $after, status: PENDING) {\n      nodes {\n        id\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.PendingRecipesDocument,
    "\n  mutation ReviewRecipe($input: ReviewRecipeInput!) {\n    reviewRecipe(input: $input) {\n      recipe {\n        id\n        status\n      }\n    }\n  }\n": typeof types.ReviewRecipeDocument,
    "\n  mutation StartBackup {\n    startBackup {\n      started\n    }\n  }\n": typeof types.StartBackupDocument,
    "\n  mutation RemoveDemoData {\n    removeDemoData {\n      cooks\n      ratings\n    }\n  }\n": typeof types.RemoveDemoDataDocument,
    "\n  mutation CreateInvitation {\n    createInvitation {\n      code\n      expiresAt\n    }\n  }\n": typeof types.CreateInvitationDocument,
    "\n  mutation TestModel {\n    testModel {\n      message\n      took\n    }\n  }\n": typeof types.TestModelDocument,
    "\n  query SiteDialog {\n    adminSettings {\n      banner\n      signUp\n      moderation\n      authorName\n      portfolioUrl\n      sourceUrl\n      networkUrl\n      mailUrl\n      photosUrl\n      hasModel\n      demoCooks\n      isSignUpSettled\n      hasUndeclaredProxy\n      lastBackup {\n        at\n        rows\n        bytes\n      }\n    }\n  }\n": typeof types.SiteDialogDocument,
    "\n  mutation UpdateSettings($input: SiteSettingsInput!) {\n    updateSettings(input: $input) {\n      settings {\n        banner\n        signUp\n        moderation\n        authorName\n        portfolioUrl\n        sourceUrl\n        networkUrl\n        mailUrl\n        photosUrl\n      }\n    }\n  }\n": typeof types.UpdateSettingsDocument,
    "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      user {\n        id\n        name\n        email\n      }\n    }\n  }\n": typeof types.UpdateUserDocument,
    "\n  mutation SetUserRole($input: SetUserRoleInput!) {\n    setUserRole(input: $input) {\n      user {\n        id\n        role\n      }\n    }\n  }\n": typeof types.SetUserRoleDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      password\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation SetUserStatus($input: SetUserStatusInput!) {\n    setUserStatus(input: $input) {\n      user {\n        id\n        status\n      }\n    }\n  }\n": typeof types.SetUserStatusDocument,
    "\n  fragment UserRow_user on AdminUser {\n    id\n    username\n    name\n    email\n    role\n    status\n    joinedAt\n    lastActive\n  }\n": typeof types.UserRow_UserFragmentDoc,
    "\n  query AdminUsers($first: Int!, $after: String, $text: String, $sort: AdminUserSort!) {\n    adminUsers(first: $first, after: $after, text: $text, sort: $sort) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...UserRow_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AdminUsersDocument,
    "\n  query CollectionPage($id: ID!, $first: Int!, $after: String) {\n    collection(id: $id) {\n      id\n      name\n      description\n      coverImage\n      isPublic\n      isOwn\n      recipeCount\n      recipes(first: $first, after: $after) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            id\n            slug\n            title\n            ...RecipeTile_recipe\n          }\n        }\n      }\n    }\n  }\n": typeof types.CollectionPageDocument,
    "\n  mutation DeleteCollection($input: CollectionIdInput!) {\n    deleteCollection(input: $input) {\n      collection {\n        id\n      }\n    }\n  }\n": typeof types.DeleteCollectionDocument,
    "\n  mutation UpdateCollection($input: UpdateCollectionInput!) {\n    updateCollection(input: $input) {\n      collection {\n        id\n        name\n        description\n        isPublic\n        coverImage\n      }\n    }\n  }\n": typeof types.UpdateCollectionDocument,
    "\n  mutation ConfirmEmail($input: ConfirmEmailInput!) {\n    confirmEmail(input: $input) {\n      confirmed\n    }\n  }\n": typeof types.ConfirmEmailDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      message\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  query BestDish($input: SearchRecipesInput!) {\n    searchRecipes(input: $input, first: 1) {\n      edges {\n        cursor\n        node {\n          matchPercentage\n          hasAllIngredients\n          needed\n          have\n          recipe {\n            id\n            slug\n            title\n            imageSet {\n              desktop\n              tablet\n              mobile\n              color\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.BestDishDocument,
    "\n  query HomeCounters {\n    catalogue {\n      recipes\n      ingredients\n      satisfaction\n    }\n  }\n": typeof types.HomeCountersDocument,
    "\n  query SampleBookmark($slug: String!) {\n    recipe(slug: $slug) {\n      id\n      ...Favorite_recipe\n    }\n  }\n": typeof types.SampleBookmarkDocument,
    "\n  query SampleRatings($first: String!, $second: String!, $third: String!) {\n    first: recipe(slug: $first) {\n      id\n      rating\n      reviewCount\n    }\n    second: recipe(slug: $second) {\n      id\n      rating\n      reviewCount\n    }\n    third: recipe(slug: $third) {\n      id\n      rating\n      reviewCount\n    }\n  }\n": typeof types.SampleRatingsDocument,
    "\n  fragment TonightCard_recipe on Recipe {\n    id\n    slug\n    title\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n  }\n": typeof types.TonightCard_RecipeFragmentDoc,
    "\n  query Tonight($first: Int!, $not: [ID!]!, $kitchen: VisitorKitchenInput) {\n    tonight(first: $first, not: $not, kitchen: $kitchen) {\n      reason\n      recipe {\n        id\n        title\n        ...TonightCard_recipe\n      }\n    }\n  }\n": typeof types.TonightDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      user {\n        id\n      }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  query CookFromPantry($input: SearchRecipesInput!) {\n    searchRecipes(input: $input, first: 6) {\n      nodes {\n        missingIngredients\n        usesDue {\n          id\n          name\n        }\n        recipe {\n          id\n          ...RecipeTile_recipe\n        }\n      }\n    }\n  }\n": typeof types.CookFromPantryDocument,
    "\n  query PantryMonths {\n    pantryMonths {\n      month\n      used\n      thrownAway\n      usedGrams\n      thrownAwayGrams\n      usedCost\n      thrownAwayCost\n    }\n  }\n": typeof types.PantryMonthsDocument,
    "\n  query Pantry($place: PantryPlace, $first: Int!, $after: String) {\n    pantry(place: $place, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...PantryParts_pantryItem @unmask\n        }\n      }\n    }\n  }\n": typeof types.PantryDocument,
    "\n  query ReadForPantry($lines: [String!]!, $receipt: String) {\n    readForPantry(lines: $lines, receipt: $receipt) {\n      items {\n        id\n        ...PantryParts_pantryItem @unmask\n      }\n      ignored\n    }\n  }\n": typeof types.ReadForPantryDocument,
    "\n  query PantryHistory($first: Int!, $after: String) {\n    pantryHistory(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          act\n          at\n          names\n          isUndone\n        }\n      }\n    }\n  }\n": typeof types.PantryHistoryDocument,
    "\n  fragment ProfileHeader_user on User {\n    id\n    name\n    username\n    email\n    avatar\n  }\n": typeof types.ProfileHeader_UserFragmentDoc,
    "\n  query ProfilePage {\n    profile {\n      user {\n        id\n        ...ProfileHeader_user\n      }\n      stats {\n        savedRecipes\n        cookedRecipes\n        collections\n      }\n    }\n  }\n": typeof types.ProfilePageDocument,
    "\n  query RecentRecipes($first: Int!, $after: String) {\n    profile {\n      recentRecipes(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            lastCooked\n            recipe {\n              id\n              ...RecentRow_recipe\n            }\n          }\n        }\n      }\n    }\n  }\n": typeof types.RecentRecipesDocument,
    "\n  fragment RecentRow_recipe on Recipe {\n    id\n    slug\n    title\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    isCreative\n    cookTime\n    totalTime\n    rating\n    reviewCount\n  }\n": typeof types.RecentRow_RecipeFragmentDoc,
    "\n  fragment Stepwise_recipe on Recipe {\n    id\n    slug\n    title\n    servings\n    ingredients {\n      id\n      substitutes {\n        ingredient {\n          id\n        }\n      }\n    }\n    instructions {\n      step\n      description\n      timeMin\n    }\n    ...StepFoods_recipe\n  }\n": typeof types.Stepwise_RecipeFragmentDoc,
    "\n  query DishesByName($text: String!, $first: Int!) {\n    recipes(text: $text, first: $first) {\n      nodes {\n        id\n        slug\n        title\n        totalTime\n        imageSet {\n          desktop\n          tablet\n          mobile\n          color\n        }\n      }\n    }\n  }\n": typeof types.DishesByNameDocument,
    "\n  fragment DinnerDish_recipe on Recipe {\n    id\n    slug\n    title\n    prepTime\n    cookTime\n    totalTime\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    ingredients {\n      id\n    }\n    instructions {\n      step\n      description\n      timeMin\n    }\n    ...Stepwise_recipe\n  }\n": typeof types.DinnerDish_RecipeFragmentDoc,
    "\n  query DinnerDishes(\n    $first: String!\n    $second: String!\n    $third: String!\n    $fourth: String!\n    $hasSecond: Boolean!\n    $hasThird: Boolean!\n    $hasFourth: Boolean!\n  ) {\n    first: recipe(slug: $first) {\n      id\n      ...DinnerDish_recipe @unmask\n    }\n    second: recipe(slug: $second) @include(if: $hasSecond) {\n      id\n      ...DinnerDish_recipe @unmask\n    }\n    third: recipe(slug: $third) @include(if: $hasThird) {\n      id\n      ...DinnerDish_recipe @unmask\n    }\n    fourth: recipe(slug: $fourth) @include(if: $hasFourth) {\n      id\n      ...DinnerDish_recipe @unmask\n    }\n  }\n": typeof types.DinnerDishesDocument,
    "\n  fragment RecipeHero_recipe on Recipe {\n    id\n    slug\n    title\n    description\n    tags\n    isCreative\n    cookTime\n    totalTime\n    difficulty\n    rating\n    reviewCount\n    image\n    imageAlt\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    author {\n      name\n    }\n    sourceUrl\n    allergens\n    possibleAllergens\n    ...StatsCard_recipe\n    ...Favorite_recipe\n  }\n": typeof types.RecipeHero_RecipeFragmentDoc,
    "\n  fragment StatsCard_recipe on Recipe {\n    id\n    prepTime\n    cookTime\n    totalTime\n  }\n": typeof types.StatsCard_RecipeFragmentDoc,
    "\n  fragment IngredientsCard_recipe on Recipe {\n    id\n    servings\n    allergens\n    possibleAllergens\n    ingredients {\n      id\n      name\n      amount\n      amountMax\n      unit\n      unitVolume\n      preparation\n      group\n      isOptional\n      noFood\n      thumbnail\n      substitutes {\n        ratio\n        note\n        ingredient {\n          id\n          name\n          thumbnail\n          diet\n          allergens\n          possibleAllergens\n        }\n      }\n    }\n  }\n": typeof types.IngredientsCard_RecipeFragmentDoc,
    "\n  fragment InstructionsCard_recipe on Recipe {\n    id\n    instructions {\n      step\n      description\n      timeMin\n    }\n    ...StepFoods_recipe\n  }\n": typeof types.InstructionsCard_RecipeFragmentDoc,
    "\n  fragment StepFoods_recipe on Recipe {\n    id\n    servings\n    ingredients {\n      id\n      name\n      amount\n      amountMax\n      unit\n      unitVolume\n      group\n      substitutes {\n        ratio\n        ingredient {\n          id\n          name\n        }\n      }\n    }\n    instructions {\n      step\n      description\n      ingredientIds\n    }\n  }\n": typeof types.StepFoods_RecipeFragmentDoc,
    "\n  fragment NotesCard_recipe on Recipe {\n    id\n    notes\n  }\n": typeof types.NotesCard_RecipeFragmentDoc,
    "\n  fragment OwnNoteCard_recipe on Recipe {\n    id\n    ownNote\n  }\n": typeof types.OwnNoteCard_RecipeFragmentDoc,
    "\n  mutation WriteOwnNote($input: WriteOwnNoteInput!) {\n    writeOwnNote(input: $input) {\n      recipe {\n        id\n        ownNote\n      }\n    }\n  }\n": typeof types.WriteOwnNoteDocument,
    "\n  query RecipeProgress($id: String!) {\n    recipe(slug: $id) {\n      id\n      progress {\n        ingredients\n        steps\n        servings\n      }\n    }\n  }\n": typeof types.RecipeProgressDocument,
    "\n  mutation SetProgress($input: SetProgressInput!) {\n    setProgress(input: $input) {\n      progress {\n        ingredients\n        steps\n        servings\n      }\n    }\n  }\n": typeof types.SetProgressDocument,
    "\n  query RecipePage($slug: String!, $kitchen: SearchRecipesInput!, $isJudged: Boolean!) {\n    recipe(slug: $slug) {\n      id\n      title\n      match(input: $kitchen) @include(if: $isJudged) {\n        matchPercentage\n        hasAllIngredients\n        needed\n        have\n        missingIngredients\n        lines {\n          state\n          via\n          note\n          ingredient {\n            id\n            name\n          }\n        }\n      }\n      ...RecipeView_recipe\n      ...Stepwise_recipe\n    }\n  }\n": typeof types.RecipePageDocument,
    "\n  fragment RecipeView_recipe on Recipe {\n    id\n    slug\n    servings\n    ingredients {\n      id\n      substitutes {\n        ingredient {\n          id\n        }\n      }\n    }\n    instructions {\n      step\n    }\n    ...RecipeHero_recipe\n    ...IngredientsCard_recipe\n    ...InstructionsCard_recipe\n    ...NotesCard_recipe\n    ...OwnNoteCard_recipe\n    ...NutritionCard_recipe\n    ...SimilarRecipes_recipe\n    ...RatingCard_recipe\n  }\n": typeof types.RecipeView_RecipeFragmentDoc,
    "\n  fragment NutritionCard_recipe on Recipe {\n    id\n    nutrition {\n      calories\n      protein\n      carbs\n      fat\n      fiber\n      sugar\n      coverage\n    }\n  }\n": typeof types.NutritionCard_RecipeFragmentDoc,
    "\n  fragment SimilarRecipes_recipe on Recipe {\n    id\n    similar(first: 6) {\n      id\n      slug\n      title\n      cookTime\n      totalTime\n      rating\n      reviewCount\n      allergens\n      possibleAllergens\n      imageSet {\n        desktop\n        tablet\n        mobile\n        color\n      }\n    }\n  }\n": typeof types.SimilarRecipes_RecipeFragmentDoc,
    "\n  query RecipeSwapped($recipe: ID!, $swaps: [RecipeSwapInput!]!) {\n    swappedRecipe(recipe: $recipe, swaps: $swaps) {\n      allergens\n      possibleAllergens\n      addedAllergens\n      instructions {\n        step\n        description\n        timeMin\n      }\n      nutrition {\n        calories\n        protein\n        carbs\n        fat\n        fiber\n        sugar\n        coverage\n      }\n    }\n  }\n": typeof types.RecipeSwappedDocument,
    "\n  query RecipeIndex {\n    recipeIndex {\n      cuisines {\n        name\n        count\n        example {\n          id\n          imageSet {\n            desktop\n            tablet\n            mobile\n            color\n          }\n        }\n      }\n      meals {\n        meal\n        count\n        example {\n          id\n          imageSet {\n            desktop\n            tablet\n            mobile\n            color\n          }\n        }\n      }\n      foods {\n        count\n        ingredient {\n          id\n          slug\n          nameInDish\n          thumbnail\n        }\n      }\n      quick {\n        count\n        example {\n          id\n          imageSet {\n            desktop\n            tablet\n            mobile\n            color\n          }\n        }\n      }\n      fewIngredients {\n        count\n        example {\n          id\n          imageSet {\n            desktop\n            tablet\n            mobile\n            color\n          }\n        }\n      }\n    }\n  }\n": typeof types.RecipeIndexDocument,
    "\n  query RecipeList(\n    $first: Int!\n    $after: String\n    $cuisine: String\n    $meal: Meal\n    $food: String = \"\"\n    $isOfFood: Boolean!\n    $maxTime: Int\n    $maxIngredients: Int\n  ) {\n    ingredient(slug: $food) @include(if: $isOfFood) {\n      id\n      slug\n      nameInDish\n    }\n    recipes(\n      first: $first\n      after: $after\n      cuisine: $cuisine\n      meal: $meal\n      food: $food\n      maxTime: $maxTime\n      maxIngredients: $maxIngredients\n    ) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...RecipeTile_recipe\n        }\n      }\n    }\n  }\n": typeof types.RecipeListDocument,
    "\n  mutation SetForgottenPassword($input: SetForgottenPasswordInput!) {\n    setForgottenPassword(input: $input) {\n      username\n    }\n  }\n": typeof types.SetForgottenPasswordDocument,
    "\n  query CommonFoods {\n    commonFoods(first: 30) {\n      id\n      nameInDish\n    }\n  }\n": typeof types.CommonFoodsDocument,
    "\n  fragment ResultCard_match on RecipeMatch {\n    matchPercentage\n    hasAllIngredients\n    needed\n    have\n    missingIngredients\n    enoughFor\n    usesDue {\n      id\n      name\n      bestBefore\n      isBestBeforeGuessed\n    }\n    lines {\n      state\n      via\n      ingredient {\n        id\n        name\n      }\n    }\n    recipe {\n      id\n      totalTime\n      rating\n      reviewCount\n      ...RecipeCard_recipe\n    }\n  }\n": typeof types.ResultCard_MatchFragmentDoc,
    "\n  query SearchRecipes($input: SearchRecipesInput!, $first: Int!, $after: String) {\n    searchRecipes(input: $input, first: $first, after: $after) {\n      totalCount\n      longer\n      missing {\n        none\n        one\n        more\n      }\n      note\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      resolvedIngredients {\n        text\n        parts\n        excludes\n        unread\n        otherwise\n        isExcluded\n        isDish\n        ingredient {\n          id\n          name\n          thumbnail\n          diet\n          allergens\n          possibleAllergens\n        }\n      }\n      hint {\n        filter\n        alsoLift\n        wouldFind\n      }\n      dishes {\n        ...ResultCard_match @unmask\n      }\n      edges {\n        cursor\n        node {\n          ...ResultCard_match @unmask\n        }\n      }\n    }\n  }\n": typeof types.SearchRecipesDocument,
    "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      deletedId\n    }\n  }\n": typeof types.DeleteAccountDocument,
    "\n  mutation SendEmailConfirmation {\n    sendEmailConfirmation {\n      message\n    }\n  }\n": typeof types.SendEmailConfirmationDocument,
    "\n  fragment HouseholdSection_user on User {\n    id\n    household {\n      diet\n      allergies\n      pantry\n      exclude\n      servings\n      servingsSaid\n      units\n    }\n  }\n": typeof types.HouseholdSection_UserFragmentDoc,
    "\n  mutation CreateApiToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) {\n      secret\n    }\n  }\n": typeof types.CreateApiTokenDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      user {\n        id\n        sessions {\n          id\n          createdAt\n          lastUsedAt\n          isCurrent\n          userAgent\n        }\n        apiTokens {\n          id\n          name\n          prefix\n          scopes\n          createdAt\n          expiresAt\n          lastUsedAt\n        }\n      }\n    }\n  }\n": typeof types.ChangePasswordDocument,
    "\n  fragment ProfileSection_user on User {\n    id\n    name\n    username\n    email\n    emailConfirmed\n    avatar\n    joinedAt\n  }\n": typeof types.ProfileSection_UserFragmentDoc,
    "\n  fragment SessionsSection_user on User {\n    id\n    sessions {\n      id\n      createdAt\n      lastUsedAt\n      isCurrent\n      userAgent\n    }\n  }\n": typeof types.SessionsSection_UserFragmentDoc,
    "\n  mutation EndSession($input: SessionIdInput!) {\n    endSession(input: $input) {\n      endedId\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions($input: EndOtherSessionsInput!) {\n    endOtherSessions(input: $input) {\n      ended\n      endedTokens\n    }\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  query SettingsPage {\n    profile {\n      user {\n        id\n        ...ProfileSection_user\n        ...HouseholdSection_user\n        ...SessionsSection_user\n        ...TokensSection_user\n        ...TonightSection_user\n      }\n    }\n    tonightMail {\n      hour\n      timeZone\n    }\n  }\n": typeof types.SettingsPageDocument,
    "\n  fragment TokensSection_user on User {\n    id\n    apiTokens {\n      id\n      name\n      prefix\n      scopes\n      createdAt\n      expiresAt\n      lastUsedAt\n    }\n  }\n": typeof types.TokensSection_UserFragmentDoc,
    "\n  mutation RevokeApiToken($input: RevokeApiTokenInput!) {\n    revokeApiToken(input: $input) {\n      apiToken {\n        id\n      }\n    }\n  }\n": typeof types.RevokeApiTokenDocument,
    "\n  fragment TonightSection_user on User {\n    id\n    emailConfirmed\n  }\n": typeof types.TonightSection_UserFragmentDoc,
    "\n  mutation SetTonightMail($input: SetTonightMailInput!) {\n    setTonightMail(input: $input) {\n      tonightMail {\n        hour\n        timeZone\n      }\n    }\n  }\n": typeof types.SetTonightMailDocument,
    "\n  mutation SetAisleOrder($input: SetAisleOrderInput!) {\n    setAisleOrder(input: $input) {\n      aisles\n    }\n  }\n": typeof types.SetAisleOrderDocument,
    "\n  mutation DeleteList($input: ShoppingListIdInput!) {\n    deleteShoppingList(input: $input) {\n      shoppingList {\n        id\n      }\n    }\n  }\n": typeof types.DeleteListDocument,
    "\n  mutation TakeRecipeOff($input: ShoppingListRecipeInput!) {\n    removeRecipeFromShoppingList(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n": typeof types.TakeRecipeOffDocument,
    "\n  mutation RenameList($input: RenameShoppingListInput!) {\n    renameShoppingList(input: $input) {\n      shoppingList {\n        id\n        name\n        revision\n      }\n    }\n  }\n": typeof types.RenameListDocument,
    "\n  mutation ExportList($input: ExportShoppingListInput!) {\n    exportShoppingList(input: $input) {\n      fileName\n      csv\n      delivery\n    }\n  }\n": typeof types.ExportListDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      user {\n        id\n      }\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  query EditRecipePage($id: String!) {\n    profile {\n      user {\n        id\n      }\n    }\n    recipe(slug: $id) {\n      id\n      title\n      description\n      notes\n      cuisine\n      difficulty\n      prepTime\n      cookTime\n      servings\n      tags\n      status\n      isOwn\n      version\n      hasPhoto\n      imageSet {\n        tablet\n      }\n      review {\n        reason\n      }\n      ingredients {\n        id\n        text\n        group\n        name\n        isDoubtful\n        ingredient {\n          id\n          name\n        }\n      }\n      instructions {\n        step\n        description\n        timeMin\n      }\n    }\n  }\n": typeof types.EditRecipePageDocument,
    "\n  mutation ImportRecipe($input: ImportRecipeInput!) {\n    importRecipe(input: $input) {\n      proposal {\n        title\n        description\n        notes\n        author\n        sourceUrl\n        cuisine\n        difficulty\n        prepTime\n        cookTime\n        servings\n        tags\n        ingredients {\n          group\n          isDoubtful\n          reading {\n            text\n            name\n            ingredient {\n              id\n              name\n            }\n          }\n          alternatives {\n            id\n            name\n          }\n        }\n        instructions {\n          step\n          description\n          timeMin\n        }\n        duplicates {\n          id\n          slug\n          title\n        }\n      }\n    }\n  }\n": typeof types.ImportRecipeDocument,
    "\n  mutation DeleteDrafts($input: DraftIdsInput!) {\n    deleteDrafts(input: $input) {\n      deletedIds\n    }\n  }\n": typeof types.DeleteDraftsDocument,
    "\n  fragment OwnRecipeRow_recipe on Recipe {\n    id\n    slug\n    title\n    status\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    review {\n      reason\n    }\n  }\n": typeof types.OwnRecipeRow_RecipeFragmentDoc,
    "\n  mutation DeleteRecipe($input: RecipeIdInput!) {\n    deleteRecipe(input: $input) {\n      deletedId\n    }\n  }\n": typeof types.DeleteRecipeDocument,
    "\n  mutation RestoreRecipe($input: RecipeIdInput!) {\n    restoreRecipe(input: $input) {\n      recipe {\n        id\n        slug\n        status\n      }\n    }\n  }\n": typeof types.RestoreRecipeDocument,
    "\n  query OwnRecipesPage($first: Int!, $after: String) {\n    profile {\n      recipes(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            id\n            ...OwnRecipeRow_recipe\n          }\n        }\n      }\n    }\n  }\n": typeof types.OwnRecipesPageDocument,
    "\n  query ReadIngredientLines($texts: [String!]!) {\n    readIngredientLines(texts: $texts) {\n      text\n      amount\n      amountMax\n      unit\n      name\n      preparation\n      isOptional\n      ingredient {\n        id\n        name\n        thumbnail\n      }\n    }\n  }\n": typeof types.ReadIngredientLinesDocument,
    "\n  mutation SubmitRecipe($input: RecipeInput!) {\n    submitRecipe(input: $input) {\n      recipe {\n        id\n        slug\n        title\n        status\n      }\n    }\n  }\n": typeof types.SubmitRecipeDocument,
    "\n  query RecipeWriter {\n    profile {\n      user {\n        id\n      }\n    }\n  }\n": typeof types.RecipeWriterDocument,
};
const documents: Documents = {
    "\n  query Site {\n    site {\n      banner\n      signUp\n      authorName\n      portfolioUrl\n      sourceUrl\n      networkUrl\n      mailUrl\n      photosUrl\n    }\n  }\n": types.SiteDocument,
    "\n  query Viewer {\n    viewer {\n      id\n      name\n      username\n      avatar\n      role\n      household {\n        diet\n        allergies\n        pantry\n        pantryAsked\n        exclude\n        servings\n        servingsSaid\n        units\n      }\n    }\n  }\n": types.ViewerDocument,
    "\n  mutation ConfirmPassword($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input) {\n      confirmedUntil\n    }\n  }\n": types.ConfirmPasswordDocument,
    "\n  query AddToList($slug: String!, $recipe: ListRecipeInput!) {\n    shoppingLists {\n      id\n      name\n    }\n    recipe(slug: $slug) {\n      id\n      servings\n    }\n    linesToShop(recipe: $recipe) {\n      id\n      name\n      amountText\n      isMissing\n      isShort\n    }\n  }\n": types.AddToListDocument,
    "\n  fragment CollectionCard_collection on Collection {\n    id\n    name\n    description\n    coverImage\n    isPublic\n    recipeCount\n  }\n": types.CollectionCard_CollectionFragmentDoc,
    "\n  query CollectionPicker($recipe: String!) {\n    profile {\n      collections {\n        id\n        name\n        isPublic\n        recipeCount\n        coverImage\n      }\n    }\n    recipe(slug: $recipe) {\n      id\n      collections {\n        id\n      }\n    }\n  }\n": types.CollectionPickerDocument,
    "\n  query OwnCollections {\n    profile {\n      collections {\n        id\n        ...CollectionCard_collection\n      }\n    }\n  }\n": types.OwnCollectionsDocument,
    "\n  mutation CreateCollection($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      collection {\n        id\n        name\n        recipeCount\n        coverImage\n        ...CollectionCard_collection\n      }\n    }\n  }\n": types.CreateCollectionDocument,
    "\n  mutation AddToCollection($input: CollectionRecipeInput!) {\n    addToCollection(input: $input) {\n      collection {\n        id\n        recipeCount\n        coverImage\n      }\n    }\n  }\n": types.AddToCollectionDocument,
    "\n  mutation RemoveFromCollection($input: CollectionRecipeInput!) {\n    removeFromCollection(input: $input) {\n      collection {\n        id\n        recipeCount\n        coverImage\n      }\n    }\n  }\n": types.RemoveFromCollectionDocument,
    "\n  mutation MarkCooked($input: MarkCookedInput!) {\n    markCooked(input: $input) {\n      recipe {\n        id\n      }\n      pantryChange {\n        id\n      }\n    }\n  }\n": types.MarkCookedDocument,
    "\n  query CookingProposal($recipe: ID!, $servings: Float!, $swaps: [RecipeSwapInput!]!) {\n    cookingProposal(recipe: $recipe, servings: $servings, swaps: $swaps) {\n      deductions {\n        amount\n        unit\n        left {\n          amount\n          unit\n        }\n        level\n        isUnsure\n        item {\n          id\n          name\n          food {\n            id\n            thumbnail\n          }\n        }\n      }\n    }\n  }\n": types.CookingProposalDocument,
    "\n  fragment Favorite_recipe on Recipe {\n    id\n    title\n    isSaved\n  }\n": types.Favorite_RecipeFragmentDoc,
    "\n  mutation SaveRecipe($input: RecipeIdInput!) {\n    saveRecipe(input: $input) {\n      recipe {\n        id\n        isSaved\n      }\n    }\n  }\n": types.SaveRecipeDocument,
    "\n  mutation UnsaveRecipe($input: RecipeIdInput!) {\n    unsaveRecipe(input: $input) {\n      recipe {\n        id\n        isSaved\n      }\n    }\n  }\n": types.UnsaveRecipeDocument,
    "\n  query SavedRecipes($first: Int!, $after: String, $sort: SavedRecipeSort!, $filter: SavedRecipeFilterInput) {\n    profile {\n      savedRecipes(first: $first, after: $after, sort: $sort, filter: $filter) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            id\n            ...RecipeTile_recipe\n          }\n        }\n      }\n    }\n  }\n": types.SavedRecipesDocument,
    "\n  query IngredientSuggestions($text: String!, $hasDishes: Boolean!) {\n    ingredientSuggestions(text: $text, first: 8) {\n      name\n      commonUnit\n      ingredient {\n        id\n        thumbnail\n      }\n    }\n    recipes(text: $text, first: 4) @include(if: $hasDishes) {\n      nodes {\n        id\n        slug\n        title\n      }\n    }\n  }\n": types.IngredientSuggestionsDocument,
    "\n  query FoodsKnown($pantry: [String!]!, $exclude: [String!]!) {\n    searchRecipes(input: { ingredients: [\"water\"], pantry: $pantry, exclude: $exclude }, first: 1) {\n      totalCount\n    }\n  }\n": types.FoodsKnownDocument,
    "\n  fragment PantryParts_pantryItem on PantryItem {\n    id\n    name\n    food {\n      id\n      thumbnail\n    }\n    level\n    amount\n    unit\n    place\n    bestBefore\n    isBestBeforeGuessed\n    openedAt\n    isDue\n    portions\n    version\n    leftoverOf {\n      id\n      slug\n    }\n  }\n": types.PantryParts_PantryItemFragmentDoc,
    "\n  mutation AddPantryItems($input: AddPantryItemsInput!) {\n    addPantryItems(input: $input) {\n      items {\n        id\n        name\n      }\n      change {\n        id\n      }\n      ignored\n    }\n  }\n": types.AddPantryItemsDocument,
    "\n  mutation UpdatePantryItem($input: UpdatePantryItemInput!) {\n    updatePantryItem(input: $input) {\n      item {\n        id\n        ...PantryParts_pantryItem\n      }\n    }\n  }\n": types.UpdatePantryItemDocument,
    "\n  mutation PutListAway($input: ShoppingListIdInput!) {\n    putListAway(input: $input) {\n      shoppingList {\n        id\n      }\n      change {\n        id\n      }\n      takenOff\n    }\n  }\n": types.PutListAwayDocument,
    "\n  mutation PutBackOnList($input: ShoppingListItemIdInput!) {\n    restoreShoppingListItem(input: $input) {\n      shoppingList {\n        id\n      }\n    }\n  }\n": types.PutBackOnListDocument,
    "\n  query Unlocks($input: SearchRecipesInput!, $first: Int!) {\n    unlocks(input: $input, first: $first) {\n      recipes\n      food {\n        id\n        name\n        thumbnail\n      }\n      examples {\n        id\n        title\n      }\n    }\n  }\n": types.UnlocksDocument,
    "\n  query PantrySize {\n    pantry(first: 1) {\n      totalCount\n    }\n  }\n": types.PantrySizeDocument,
    "\n  mutation UndoPantryChange($input: PantryChangeIdInput!) {\n    undoPantryChange(input: $input) {\n      change {\n        id\n      }\n    }\n  }\n": types.UndoPantryChangeDocument,
    "\n  query UnlockPair($input: SearchRecipesInput!) {\n    unlockPair(input: $input) {\n      recipes\n      ingredients {\n        id\n        name\n        thumbnail\n      }\n      examples {\n        id\n        title\n      }\n    }\n  }\n": types.UnlockPairDocument,
    "\n  mutation SignUpload($input: SignUploadInput!) {\n    signUpload(input: $input) {\n      imageId\n      uploadUrl\n    }\n  }\n": types.SignUploadDocument,
    "\n  mutation CompleteUpload($input: CompleteUploadInput!) {\n    completeUpload(input: $input) {\n      photo {\n        id\n        url\n        thumbnailUrl\n        altText\n        version\n      }\n    }\n  }\n": types.CompleteUploadDocument,
    "\n  mutation RecognizePhoto($input: RecognizePhotoInput!) {\n    recognizePhoto(input: $input) {\n      recognized {\n        name\n        normalized\n        confidence\n        ingredient {\n          id\n          name\n          thumbnail\n        }\n      }\n    }\n  }\n": types.RecognizePhotoDocument,
    "\n  mutation UpdatePhoto($input: UpdatePhotoInput!) {\n    updatePhoto(input: $input) {\n      photo {\n        id\n        url\n        thumbnailUrl\n        altText\n        version\n      }\n    }\n  }\n": types.UpdatePhotoDocument,
    "\n  mutation DeletePhoto($input: PhotoIdInput!) {\n    deletePhoto(input: $input) {\n      photo {\n        id\n      }\n    }\n  }\n": types.DeletePhotoDocument,
    "\n  query RecipePhotos($id: String!, $first: Int!, $after: String) {\n    recipe(slug: $id) {\n      id\n      photos(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            id\n            url\n            thumbnailUrl\n            authorName\n            addedAt\n          }\n        }\n      }\n    }\n  }\n": types.RecipePhotosDocument,
    "\n  mutation RateRecipe($input: RateRecipeInput!) {\n    rateRecipe(input: $input) {\n      recipe {\n        id\n        rating\n        reviewCount\n        ...RatingCard_recipe\n      }\n    }\n  }\n": types.RateRecipeDocument,
    "\n  fragment RatingCard_recipe on Recipe {\n    id\n    viewerRating {\n      stars\n      review\n      photo {\n        id\n        url\n        status\n      }\n    }\n  }\n": types.RatingCard_RecipeFragmentDoc,
    "\n  mutation RemoveRating($input: RecipeIdInput!) {\n    removeRating(input: $input) {\n      recipe {\n        id\n        rating\n        reviewCount\n        ...RatingCard_recipe\n      }\n    }\n  }\n": types.RemoveRatingDocument,
    "\n  query RecipeReviews($id: String!, $first: Int!, $after: String) {\n    recipe(slug: $id) {\n      id\n      reviews(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            authorName\n            stars\n            text\n            writtenAt\n          }\n        }\n      }\n    }\n  }\n": types.RecipeReviewsDocument,
    "\n  fragment RecipeCard_recipe on Recipe {\n    id\n    slug\n    title\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    tags\n    isCreative\n    cookTime\n    totalTime\n    servings\n    difficulty\n    rating\n    reviewCount\n    ...Favorite_recipe\n  }\n": types.RecipeCard_RecipeFragmentDoc,
    "\n  fragment RecipeTile_recipe on Recipe {\n    id\n    slug\n    title\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    tags\n    isCreative\n    cookTime\n    totalTime\n    rating\n    reviewCount\n    ...Favorite_recipe\n  }\n": types.RecipeTile_RecipeFragmentDoc,
    "\n  fragment ListCard_shoppingList on ShoppingList {\n    id\n    name\n    itemCount\n    checkedCount\n    recipeCount\n    createdAt\n  }\n": types.ListCard_ShoppingListFragmentDoc,
    "\n  query OwnLists {\n    shoppingLists {\n      id\n      name\n      ...ListCard_shoppingList\n    }\n  }\n": types.OwnListsDocument,
    "\n  query KeptRecipes {\n    profile {\n      saved: savedRecipes(first: 24) {\n        nodes {\n          id\n          title\n          servings\n          imageSet {\n            mobile\n          }\n        }\n      }\n      recent: recentRecipes(first: 24) {\n        nodes {\n          recipe {\n            id\n            title\n            servings\n            imageSet {\n              mobile\n            }\n          }\n        }\n      }\n    }\n  }\n": types.KeptRecipesDocument,
    "\n  query FoundRecipes($text: String!) {\n    recipes(first: 20, text: $text) {\n      nodes {\n        id\n        title\n        servings\n        imageSet {\n          mobile\n        }\n      }\n    }\n  }\n": types.FoundRecipesDocument,
    "\n  mutation AddRecipeToList($input: ShoppingListRecipeInput!) {\n    addRecipeToShoppingList(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n": types.AddRecipeToListDocument,
    "\n  mutation CreateList($input: CreateShoppingListInput!) {\n    createShoppingList(input: $input) {\n      shoppingList {\n        id\n        ...ListCard_shoppingList\n      }\n    }\n  }\n": types.CreateListDocument,
    "\n  query ListNames {\n    shoppingLists {\n      id\n      name\n    }\n  }\n": types.ListNamesDocument,
    "\n  mutation UpdateListItem($input: UpdateShoppingListItemInput!) {\n    updateShoppingListItem(input: $input) {\n      item {\n        id\n        totalAmount\n        unit\n        amountText\n        sumText\n        conversions {\n          amount\n          to\n        }\n        isChecked\n        isEdited\n        version\n      }\n      shoppingList {\n        id\n        revision\n        checkedCount\n      }\n    }\n  }\n": types.UpdateListItemDocument,
    "\n  mutation AddListItem($input: AddShoppingListItemInput!) {\n    addShoppingListItem(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n": types.AddListItemDocument,
    "\n  mutation DeleteListItem($input: ShoppingListItemIdInput!) {\n    deleteShoppingListItem(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n": types.DeleteListItemDocument,
    "\n  mutation RestoreListItem($input: ShoppingListItemIdInput!) {\n    restoreShoppingListItem(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n": types.RestoreListItemDocument,
    "\n  fragment ListRevision_shoppingList on ShoppingList {\n    id\n    revision\n  }\n": types.ListRevision_ShoppingListFragmentDoc,
    "\n  query ShoppingListPage($id: ID!) {\n    shoppingList(id: $id) {\n      id\n      ...ListParts_shoppingList @unmask\n    }\n  }\n": types.ShoppingListPageDocument,
    "\n  query ShoppingListRevision($id: ID!) {\n    viewer {\n      id\n    }\n    shoppingList(id: $id) {\n      id\n      revision\n    }\n  }\n": types.ShoppingListRevisionDocument,
    "\n  fragment ListParts_shoppingList on ShoppingList {\n    id\n    name\n    revision\n    itemCount\n    checkedCount\n    recipeCount\n    aisles\n    shoppedRecipes {\n      servings\n      isPartial\n      recipe {\n        id\n        slug\n        title\n      }\n    }\n    items {\n      id\n      name\n      totalAmount\n      unit\n      amountText\n      sumText\n      conversions {\n        amount\n        to\n      }\n      contributions {\n        id\n        text\n      }\n      recipes {\n        id\n      }\n      thumbnail\n      aisle\n      isChecked\n      isEdited\n      version\n    }\n  }\n": types.ListParts_ShoppingListFragmentDoc,
    "\n  mutation TakeFromPantry($input: RemovePantryItemsInput!) {\n    removePantryItems(input: $input) {\n      change {\n        id\n      }\n    }\n  }\n": types.TakeFromPantryDocument,
    "\n  mutation SetAvatar($input: SetAvatarInput!) {\n    setAvatar(input: $input) {\n      user {\n        id\n        avatar\n      }\n    }\n  }\n": types.SetAvatarDocument,
    "\n  mutation SignOut {\n    signOut {\n      signedOut\n    }\n  }\n": types.SignOutDocument,
    "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        id\n        name\n        email\n        emailConfirmed\n        household {\n          diet\n          allergies\n          pantry\n          pantryAsked\n          exclude\n          servings\n          servingsSaid\n          units\n        }\n      }\n    }\n  }\n": types.UpdateProfileDocument,
    "\n  query AdminPage {\n    adminStats {\n      users {\n        total\n        newThisMonth\n        active\n      }\n      recipes {\n        total\n        pending\n      }\n      system {\n        uptime\n        apiCalls\n        errors\n      }\n    }\n  }\n": types.AdminPageDocument,
    "\n  query AnalyticsTab($days: Int!) {\n    adminAnalytics(days: $days) {\n      days {\n        day\n        searches\n        creative\n        empty\n        saved\n        cooked\n        calls\n        errors\n      }\n      foods {\n        label\n        count\n      }\n      unknown {\n        label\n        count\n      }\n      failures {\n        label\n        count\n      }\n      latency {\n        p50\n        p95\n        p99\n      }\n    }\n  }\n": types.AnalyticsTabDocument,
    "\n  query AdminAuditLog($first: Int!, $after: String, $action: String) {\n    adminAudit(first: $first, after: $after, action: $action) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          at\n          actorName\n          action\n          subjectKind\n          subjectName\n          before\n          after\n          subjectId\n          canUndo\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdminAuditLogDocument,
    "\n  query AdminContentReports {\n    adminContentReports {\n      directive\n      blocked\n      page\n      count\n      lastAt\n    }\n  }\n": types.AdminContentReportsDocument,
    "\n  query AdminFoods($first: Int!, $after: String, $text: String) {\n    adminFoods(first: $first, after: $after, text: $text) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...FoodRow_food\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdminFoodsDocument,
    "\n  query FoodDialog($id: ID!) {\n    adminFood(id: $id) {\n      id\n      ...FoodDialog_food @unmask\n    }\n    adminFoodCategories\n  }\n": types.FoodDialogDocument,
    "\n  mutation UpdateFood($input: UpdateFoodInput!) {\n    updateFood(input: $input) {\n      food {\n        id\n        name\n      }\n      recipes\n    }\n  }\n": types.UpdateFoodDocument,
    "\n  fragment FoodDialog_food on AdminFood {\n    id\n    name\n    plural\n    aliases\n    category\n    diet\n    hasOwnDiet\n    hasOwnAllergens\n    allergens {\n      allergen\n      state\n    }\n    parent {\n      ...FoodPicker_food @unmask\n    }\n    merged {\n      id\n      name\n    }\n  }\n": types.FoodDialog_FoodFragmentDoc,
    "\n  fragment FoodPicker_food on AdminFood {\n    id\n    name\n    category\n    diet\n    allergens {\n      allergen\n      state\n    }\n    dietFrom {\n      id\n      name\n    }\n    hasOwnDiet\n    allergensFrom {\n      id\n      name\n    }\n    hasOwnAllergens\n  }\n": types.FoodPicker_FoodFragmentDoc,
    "\n  query FoodPicker($text: String!, $first: Int!) {\n    adminFoods(text: $text, first: $first) {\n      edges {\n        cursor\n        node {\n          id\n          ...FoodPicker_food @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.FoodPickerDocument,
    "\n  fragment FoodRow_food on AdminFood {\n    id\n    name\n    thumbnail\n    aliases\n    category\n    diet\n    allergens {\n      allergen\n      state\n    }\n    recipes\n    parent {\n      id\n      name\n    }\n  }\n": types.FoodRow_FoodFragmentDoc,
    "\n  mutation MergeFoods($input: MergeFoodsInput!) {\n    mergeFoods(input: $input) {\n      food {\n        id\n        name\n      }\n      recipes\n    }\n  }\n": types.MergeFoodsDocument,
    "\n  query NewFood {\n    adminFoodCategories\n  }\n": types.NewFoodDocument,
    "\n  mutation CreateFood($input: CreateFoodInput!) {\n    createFood(input: $input) {\n      food {\n        id\n        name\n      }\n      recipes\n    }\n  }\n": types.CreateFoodDocument,
    "\n  query NotFoods {\n    adminNotFoods\n  }\n": types.NotFoodsDocument,
    "\n  mutation LinkPhrase($input: LinkPhraseInput!) {\n    linkPhrase(input: $input) {\n      recipes\n    }\n  }\n": types.LinkPhraseDocument,
    "\n  mutation SetNotFood($input: SetNotFoodInput!) {\n    setNotFood(input: $input) {\n      recipes\n    }\n  }\n": types.SetNotFoodDocument,
    "\n  mutation UndoFoodMerge($input: UndoFoodMergeInput!) {\n    undoFoodMerge(input: $input) {\n      food {\n        id\n        name\n      }\n    }\n  }\n": types.UndoFoodMergeDocument,
    "\n  query AdminUnlinkedLines($first: Int!, $after: String) {\n    adminUnlinkedLines(first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          phrase\n          lines\n          recipes\n          example\n          suggestions {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdminUnlinkedLinesDocument,
    "\n  fragment PhotoCard_photo on AdminDishPhoto {\n    id\n    url\n    authorName\n    addedAt\n    status\n    recipe {\n      id\n      slug\n      title\n    }\n  }\n": types.PhotoCard_PhotoFragmentDoc,
    "\n  mutation ReviewDishPhoto($input: ReviewDishPhotoInput!) {\n    reviewDishPhoto(input: $input) {\n      photo {\n        id\n        status\n      }\n    }\n  }\n": types.ReviewDishPhotoDocument,
    "\n  query AdminPhotos($first: Int!, $after: String, $status: PhotoStatus!) {\n    adminDishPhotos(first: $first, after: $after, status: $status) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...PhotoCard_photo\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdminPhotosDocument,
    "\n  fragment RecipeRow_recipe on AdminRecipe {\n    id\n    slug\n    title\n    author\n    status\n    createdAt\n    rating\n    views\n    version\n  }\n": types.RecipeRow_RecipeFragmentDoc,
    "\n  query AdminRecipes($first: Int!, $after: String, $status: RecipeStatus, $text: String) {\n    adminRecipes(first: $first, after: $after, status: $status, text: $text) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...RecipeRow_recipe\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    adminStats {\n      recipes {\n        pending\n      }\n    }\n  }\n": types.AdminRecipesDocument,
    "\n  query ReviewCard($id: ID!) {\n    adminRecipe(id: $id) {\n      version\n      recipe {\n        id\n        title\n        author\n      }\n      now {\n        title\n        description\n        facts\n        lines\n        steps\n        photo\n      }\n      approved {\n        title\n        description\n        facts\n        lines\n        steps\n        photo\n      }\n    }\n  }\n": types.ReviewCardDocument,
    "\n  query PendingRecipes($after: String) {\n    adminRecipes(first: 100, after: $after, status: PENDING) {\n      nodes {\n        id\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.PendingRecipesDocument,
    "\n  mutation ReviewRecipe($input: ReviewRecipeInput!) {\n    reviewRecipe(input: $input) {\n      recipe {\n        id\n        status\n      }\n    }\n  }\n": types.ReviewRecipeDocument,
    "\n  mutation StartBackup {\n    startBackup {\n      started\n    }\n  }\n": types.StartBackupDocument,
    "\n  mutation RemoveDemoData {\n    removeDemoData {\n      cooks\n      ratings\n    }\n  }\n": types.RemoveDemoDataDocument,
    "\n  mutation CreateInvitation {\n    createInvitation {\n      code\n      expiresAt\n    }\n  }\n": types.CreateInvitationDocument,
    "\n  mutation TestModel {\n    testModel {\n      message\n      took\n    }\n  }\n": types.TestModelDocument,
    "\n  query SiteDialog {\n    adminSettings {\n      banner\n      signUp\n      moderation\n      authorName\n      portfolioUrl\n      sourceUrl\n      networkUrl\n      mailUrl\n      photosUrl\n      hasModel\n      demoCooks\n      isSignUpSettled\n      hasUndeclaredProxy\n      lastBackup {\n        at\n        rows\n        bytes\n      }\n    }\n  }\n": types.SiteDialogDocument,
    "\n  mutation UpdateSettings($input: SiteSettingsInput!) {\n    updateSettings(input: $input) {\n      settings {\n        banner\n        signUp\n        moderation\n        authorName\n        portfolioUrl\n        sourceUrl\n        networkUrl\n        mailUrl\n        photosUrl\n      }\n    }\n  }\n": types.UpdateSettingsDocument,
    "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      user {\n        id\n        name\n        email\n      }\n    }\n  }\n": types.UpdateUserDocument,
    "\n  mutation SetUserRole($input: SetUserRoleInput!) {\n    setUserRole(input: $input) {\n      user {\n        id\n        role\n      }\n    }\n  }\n": types.SetUserRoleDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      password\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  mutation SetUserStatus($input: SetUserStatusInput!) {\n    setUserStatus(input: $input) {\n      user {\n        id\n        status\n      }\n    }\n  }\n": types.SetUserStatusDocument,
    "\n  fragment UserRow_user on AdminUser {\n    id\n    username\n    name\n    email\n    role\n    status\n    joinedAt\n    lastActive\n  }\n": types.UserRow_UserFragmentDoc,
    "\n  query AdminUsers($first: Int!, $after: String, $text: String, $sort: AdminUserSort!) {\n    adminUsers(first: $first, after: $after, text: $text, sort: $sort) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...UserRow_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AdminUsersDocument,
    "\n  query CollectionPage($id: ID!, $first: Int!, $after: String) {\n    collection(id: $id) {\n      id\n      name\n      description\n      coverImage\n      isPublic\n      isOwn\n      recipeCount\n      recipes(first: $first, after: $after) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            id\n            slug\n            title\n            ...RecipeTile_recipe\n          }\n        }\n      }\n    }\n  }\n": types.CollectionPageDocument,
    "\n  mutation DeleteCollection($input: CollectionIdInput!) {\n    deleteCollection(input: $input) {\n      collection {\n        id\n      }\n    }\n  }\n": types.DeleteCollectionDocument,
    "\n  mutation UpdateCollection($input: UpdateCollectionInput!) {\n    updateCollection(input: $input) {\n      collection {\n        id\n        name\n        description\n        isPublic\n        coverImage\n      }\n    }\n  }\n": types.UpdateCollectionDocument,
    "\n  mutation ConfirmEmail($input: ConfirmEmailInput!) {\n    confirmEmail(input: $input) {\n      confirmed\n    }\n  }\n": types.ConfirmEmailDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      message\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  query BestDish($input: SearchRecipesInput!) {\n    searchRecipes(input: $input, first: 1) {\n      edges {\n        cursor\n        node {\n          matchPercentage\n          hasAllIngredients\n          needed\n          have\n          recipe {\n            id\n            slug\n            title\n            imageSet {\n              desktop\n              tablet\n              mobile\n              color\n            }\n          }\n        }\n      }\n    }\n  }\n": types.BestDishDocument,
    "\n  query HomeCounters {\n    catalogue {\n      recipes\n      ingredients\n      satisfaction\n    }\n  }\n": types.HomeCountersDocument,
    "\n  query SampleBookmark($slug: String!) {\n    recipe(slug: $slug) {\n      id\n      ...Favorite_recipe\n    }\n  }\n": types.SampleBookmarkDocument,
    "\n  query SampleRatings($first: String!, $second: String!, $third: String!) {\n    first: recipe(slug: $first) {\n      id\n      rating\n      reviewCount\n    }\n    second: recipe(slug: $second) {\n      id\n      rating\n      reviewCount\n    }\n    third: recipe(slug: $third) {\n      id\n      rating\n      reviewCount\n    }\n  }\n": types.SampleRatingsDocument,
    "\n  fragment TonightCard_recipe on Recipe {\n    id\n    slug\n    title\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n  }\n": types.TonightCard_RecipeFragmentDoc,
    "\n  query Tonight($first: Int!, $not: [ID!]!, $kitchen: VisitorKitchenInput) {\n    tonight(first: $first, not: $not, kitchen: $kitchen) {\n      reason\n      recipe {\n        id\n        title\n        ...TonightCard_recipe\n      }\n    }\n  }\n": types.TonightDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      user {\n        id\n      }\n    }\n  }\n": types.SignInDocument,
    "\n  query CookFromPantry($input: SearchRecipesInput!) {\n    searchRecipes(input: $input, first: 6) {\n      nodes {\n        missingIngredients\n        usesDue {\n          id\n          name\n        }\n        recipe {\n          id\n          ...RecipeTile_recipe\n        }\n      }\n    }\n  }\n": types.CookFromPantryDocument,
    "\n  query PantryMonths {\n    pantryMonths {\n      month\n      used\n      thrownAway\n      usedGrams\n      thrownAwayGrams\n      usedCost\n      thrownAwayCost\n    }\n  }\n": types.PantryMonthsDocument,
    "\n  query Pantry($place: PantryPlace, $first: Int!, $after: String) {\n    pantry(place: $place, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...PantryParts_pantryItem @unmask\n        }\n      }\n    }\n  }\n": types.PantryDocument,
    "\n  query ReadForPantry($lines: [String!]!, $receipt: String) {\n    readForPantry(lines: $lines, receipt: $receipt) {\n      items {\n        id\n        ...PantryParts_pantryItem @unmask\n      }\n      ignored\n    }\n  }\n": types.ReadForPantryDocument,
    "\n  query PantryHistory($first: Int!, $after: String) {\n    pantryHistory(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          act\n          at\n          names\n          isUndone\n        }\n      }\n    }\n  }\n": types.PantryHistoryDocument,
    "\n  fragment ProfileHeader_user on User {\n    id\n    name\n    username\n    email\n    avatar\n  }\n": types.ProfileHeader_UserFragmentDoc,
    "\n  query ProfilePage {\n    profile {\n      user {\n        id\n        ...ProfileHeader_user\n      }\n      stats {\n        savedRecipes\n        cookedRecipes\n        collections\n      }\n    }\n  }\n": types.ProfilePageDocument,
    "\n  query RecentRecipes($first: Int!, $after: String) {\n    profile {\n      recentRecipes(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            lastCooked\n            recipe {\n              id\n              ...RecentRow_recipe\n            }\n          }\n        }\n      }\n    }\n  }\n": types.RecentRecipesDocument,
    "\n  fragment RecentRow_recipe on Recipe {\n    id\n    slug\n    title\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    isCreative\n    cookTime\n    totalTime\n    rating\n    reviewCount\n  }\n": types.RecentRow_RecipeFragmentDoc,
    "\n  fragment Stepwise_recipe on Recipe {\n    id\n    slug\n    title\n    servings\n    ingredients {\n      id\n      substitutes {\n        ingredient {\n          id\n        }\n      }\n    }\n    instructions {\n      step\n      description\n      timeMin\n    }\n    ...StepFoods_recipe\n  }\n": types.Stepwise_RecipeFragmentDoc,
    "\n  query DishesByName($text: String!, $first: Int!) {\n    recipes(text: $text, first: $first) {\n      nodes {\n        id\n        slug\n        title\n        totalTime\n        imageSet {\n          desktop\n          tablet\n          mobile\n          color\n        }\n      }\n    }\n  }\n": types.DishesByNameDocument,
    "\n  fragment DinnerDish_recipe on Recipe {\n    id\n    slug\n    title\n    prepTime\n    cookTime\n    totalTime\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    ingredients {\n      id\n    }\n    instructions {\n      step\n      description\n      timeMin\n    }\n    ...Stepwise_recipe\n  }\n": types.DinnerDish_RecipeFragmentDoc,
    "\n  query DinnerDishes(\n    $first: String!\n    $second: String!\n    $third: String!\n    $fourth: String!\n    $hasSecond: Boolean!\n    $hasThird: Boolean!\n    $hasFourth: Boolean!\n  ) {\n    first: recipe(slug: $first) {\n      id\n      ...DinnerDish_recipe @unmask\n    }\n    second: recipe(slug: $second) @include(if: $hasSecond) {\n      id\n      ...DinnerDish_recipe @unmask\n    }\n    third: recipe(slug: $third) @include(if: $hasThird) {\n      id\n      ...DinnerDish_recipe @unmask\n    }\n    fourth: recipe(slug: $fourth) @include(if: $hasFourth) {\n      id\n      ...DinnerDish_recipe @unmask\n    }\n  }\n": types.DinnerDishesDocument,
    "\n  fragment RecipeHero_recipe on Recipe {\n    id\n    slug\n    title\n    description\n    tags\n    isCreative\n    cookTime\n    totalTime\n    difficulty\n    rating\n    reviewCount\n    image\n    imageAlt\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    author {\n      name\n    }\n    sourceUrl\n    allergens\n    possibleAllergens\n    ...StatsCard_recipe\n    ...Favorite_recipe\n  }\n": types.RecipeHero_RecipeFragmentDoc,
    "\n  fragment StatsCard_recipe on Recipe {\n    id\n    prepTime\n    cookTime\n    totalTime\n  }\n": types.StatsCard_RecipeFragmentDoc,
    "\n  fragment IngredientsCard_recipe on Recipe {\n    id\n    servings\n    allergens\n    possibleAllergens\n    ingredients {\n      id\n      name\n      amount\n      amountMax\n      unit\n      unitVolume\n      preparation\n      group\n      isOptional\n      noFood\n      thumbnail\n      substitutes {\n        ratio\n        note\n        ingredient {\n          id\n          name\n          thumbnail\n          diet\n          allergens\n          possibleAllergens\n        }\n      }\n    }\n  }\n": types.IngredientsCard_RecipeFragmentDoc,
    "\n  fragment InstructionsCard_recipe on Recipe {\n    id\n    instructions {\n      step\n      description\n      timeMin\n    }\n    ...StepFoods_recipe\n  }\n": types.InstructionsCard_RecipeFragmentDoc,
    "\n  fragment StepFoods_recipe on Recipe {\n    id\n    servings\n    ingredients {\n      id\n      name\n      amount\n      amountMax\n      unit\n      unitVolume\n      group\n      substitutes {\n        ratio\n        ingredient {\n          id\n          name\n        }\n      }\n    }\n    instructions {\n      step\n      description\n      ingredientIds\n    }\n  }\n": types.StepFoods_RecipeFragmentDoc,
    "\n  fragment NotesCard_recipe on Recipe {\n    id\n    notes\n  }\n": types.NotesCard_RecipeFragmentDoc,
    "\n  fragment OwnNoteCard_recipe on Recipe {\n    id\n    ownNote\n  }\n": types.OwnNoteCard_RecipeFragmentDoc,
    "\n  mutation WriteOwnNote($input: WriteOwnNoteInput!) {\n    writeOwnNote(input: $input) {\n      recipe {\n        id\n        ownNote\n      }\n    }\n  }\n": types.WriteOwnNoteDocument,
    "\n  query RecipeProgress($id: String!) {\n    recipe(slug: $id) {\n      id\n      progress {\n        ingredients\n        steps\n        servings\n      }\n    }\n  }\n": types.RecipeProgressDocument,
    "\n  mutation SetProgress($input: SetProgressInput!) {\n    setProgress(input: $input) {\n      progress {\n        ingredients\n        steps\n        servings\n      }\n    }\n  }\n": types.SetProgressDocument,
    "\n  query RecipePage($slug: String!, $kitchen: SearchRecipesInput!, $isJudged: Boolean!) {\n    recipe(slug: $slug) {\n      id\n      title\n      match(input: $kitchen) @include(if: $isJudged) {\n        matchPercentage\n        hasAllIngredients\n        needed\n        have\n        missingIngredients\n        lines {\n          state\n          via\n          note\n          ingredient {\n            id\n            name\n          }\n        }\n      }\n      ...RecipeView_recipe\n      ...Stepwise_recipe\n    }\n  }\n": types.RecipePageDocument,
    "\n  fragment RecipeView_recipe on Recipe {\n    id\n    slug\n    servings\n    ingredients {\n      id\n      substitutes {\n        ingredient {\n          id\n        }\n      }\n    }\n    instructions {\n      step\n    }\n    ...RecipeHero_recipe\n    ...IngredientsCard_recipe\n    ...InstructionsCard_recipe\n    ...NotesCard_recipe\n    ...OwnNoteCard_recipe\n    ...NutritionCard_recipe\n    ...SimilarRecipes_recipe\n    ...RatingCard_recipe\n  }\n": types.RecipeView_RecipeFragmentDoc,
    "\n  fragment NutritionCard_recipe on Recipe {\n    id\n    nutrition {\n      calories\n      protein\n      carbs\n      fat\n      fiber\n      sugar\n      coverage\n    }\n  }\n": types.NutritionCard_RecipeFragmentDoc,
    "\n  fragment SimilarRecipes_recipe on Recipe {\n    id\n    similar(first: 6) {\n      id\n      slug\n      title\n      cookTime\n      totalTime\n      rating\n      reviewCount\n      allergens\n      possibleAllergens\n      imageSet {\n        desktop\n        tablet\n        mobile\n        color\n      }\n    }\n  }\n": types.SimilarRecipes_RecipeFragmentDoc,
    "\n  query RecipeSwapped($recipe: ID!, $swaps: [RecipeSwapInput!]!) {\n    swappedRecipe(recipe: $recipe, swaps: $swaps) {\n      allergens\n      possibleAllergens\n      addedAllergens\n      instructions {\n        step\n        description\n        timeMin\n      }\n      nutrition {\n        calories\n        protein\n        carbs\n        fat\n        fiber\n        sugar\n        coverage\n      }\n    }\n  }\n": types.RecipeSwappedDocument,
    "\n  query RecipeIndex {\n    recipeIndex {\n      cuisines {\n        name\n        count\n        example {\n          id\n          imageSet {\n            desktop\n            tablet\n            mobile\n            color\n          }\n        }\n      }\n      meals {\n        meal\n        count\n        example {\n          id\n          imageSet {\n            desktop\n            tablet\n            mobile\n            color\n          }\n        }\n      }\n      foods {\n        count\n        ingredient {\n          id\n          slug\n          nameInDish\n          thumbnail\n        }\n      }\n      quick {\n        count\n        example {\n          id\n          imageSet {\n            desktop\n            tablet\n            mobile\n            color\n          }\n        }\n      }\n      fewIngredients {\n        count\n        example {\n          id\n          imageSet {\n            desktop\n            tablet\n            mobile\n            color\n          }\n        }\n      }\n    }\n  }\n": types.RecipeIndexDocument,
    "\n  query RecipeList(\n    $first: Int!\n    $after: String\n    $cuisine: String\n    $meal: Meal\n    $food: String = \"\"\n    $isOfFood: Boolean!\n    $maxTime: Int\n    $maxIngredients: Int\n  ) {\n    ingredient(slug: $food) @include(if: $isOfFood) {\n      id\n      slug\n      nameInDish\n    }\n    recipes(\n      first: $first\n      after: $after\n      cuisine: $cuisine\n      meal: $meal\n      food: $food\n      maxTime: $maxTime\n      maxIngredients: $maxIngredients\n    ) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...RecipeTile_recipe\n        }\n      }\n    }\n  }\n": types.RecipeListDocument,
    "\n  mutation SetForgottenPassword($input: SetForgottenPasswordInput!) {\n    setForgottenPassword(input: $input) {\n      username\n    }\n  }\n": types.SetForgottenPasswordDocument,
    "\n  query CommonFoods {\n    commonFoods(first: 30) {\n      id\n      nameInDish\n    }\n  }\n": types.CommonFoodsDocument,
    "\n  fragment ResultCard_match on RecipeMatch {\n    matchPercentage\n    hasAllIngredients\n    needed\n    have\n    missingIngredients\n    enoughFor\n    usesDue {\n      id\n      name\n      bestBefore\n      isBestBeforeGuessed\n    }\n    lines {\n      state\n      via\n      ingredient {\n        id\n        name\n      }\n    }\n    recipe {\n      id\n      totalTime\n      rating\n      reviewCount\n      ...RecipeCard_recipe\n    }\n  }\n": types.ResultCard_MatchFragmentDoc,
    "\n  query SearchRecipes($input: SearchRecipesInput!, $first: Int!, $after: String) {\n    searchRecipes(input: $input, first: $first, after: $after) {\n      totalCount\n      longer\n      missing {\n        none\n        one\n        more\n      }\n      note\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      resolvedIngredients {\n        text\n        parts\n        excludes\n        unread\n        otherwise\n        isExcluded\n        isDish\n        ingredient {\n          id\n          name\n          thumbnail\n          diet\n          allergens\n          possibleAllergens\n        }\n      }\n      hint {\n        filter\n        alsoLift\n        wouldFind\n      }\n      dishes {\n        ...ResultCard_match @unmask\n      }\n      edges {\n        cursor\n        node {\n          ...ResultCard_match @unmask\n        }\n      }\n    }\n  }\n": types.SearchRecipesDocument,
    "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      deletedId\n    }\n  }\n": types.DeleteAccountDocument,
    "\n  mutation SendEmailConfirmation {\n    sendEmailConfirmation {\n      message\n    }\n  }\n": types.SendEmailConfirmationDocument,
    "\n  fragment HouseholdSection_user on User {\n    id\n    household {\n      diet\n      allergies\n      pantry\n      exclude\n      servings\n      servingsSaid\n      units\n    }\n  }\n": types.HouseholdSection_UserFragmentDoc,
    "\n  mutation CreateApiToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) {\n      secret\n    }\n  }\n": types.CreateApiTokenDocument,
    "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      user {\n        id\n        sessions {\n          id\n          createdAt\n          lastUsedAt\n          isCurrent\n          userAgent\n        }\n        apiTokens {\n          id\n          name\n          prefix\n          scopes\n          createdAt\n          expiresAt\n          lastUsedAt\n        }\n      }\n    }\n  }\n": types.ChangePasswordDocument,
    "\n  fragment ProfileSection_user on User {\n    id\n    name\n    username\n    email\n    emailConfirmed\n    avatar\n    joinedAt\n  }\n": types.ProfileSection_UserFragmentDoc,
    "\n  fragment SessionsSection_user on User {\n    id\n    sessions {\n      id\n      createdAt\n      lastUsedAt\n      isCurrent\n      userAgent\n    }\n  }\n": types.SessionsSection_UserFragmentDoc,
    "\n  mutation EndSession($input: SessionIdInput!) {\n    endSession(input: $input) {\n      endedId\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions($input: EndOtherSessionsInput!) {\n    endOtherSessions(input: $input) {\n      ended\n      endedTokens\n    }\n  }\n": types.EndOtherSessionsDocument,
    "\n  query SettingsPage {\n    profile {\n      user {\n        id\n        ...ProfileSection_user\n        ...HouseholdSection_user\n        ...SessionsSection_user\n        ...TokensSection_user\n        ...TonightSection_user\n      }\n    }\n    tonightMail {\n      hour\n      timeZone\n    }\n  }\n": types.SettingsPageDocument,
    "\n  fragment TokensSection_user on User {\n    id\n    apiTokens {\n      id\n      name\n      prefix\n      scopes\n      createdAt\n      expiresAt\n      lastUsedAt\n    }\n  }\n": types.TokensSection_UserFragmentDoc,
    "\n  mutation RevokeApiToken($input: RevokeApiTokenInput!) {\n    revokeApiToken(input: $input) {\n      apiToken {\n        id\n      }\n    }\n  }\n": types.RevokeApiTokenDocument,
    "\n  fragment TonightSection_user on User {\n    id\n    emailConfirmed\n  }\n": types.TonightSection_UserFragmentDoc,
    "\n  mutation SetTonightMail($input: SetTonightMailInput!) {\n    setTonightMail(input: $input) {\n      tonightMail {\n        hour\n        timeZone\n      }\n    }\n  }\n": types.SetTonightMailDocument,
    "\n  mutation SetAisleOrder($input: SetAisleOrderInput!) {\n    setAisleOrder(input: $input) {\n      aisles\n    }\n  }\n": types.SetAisleOrderDocument,
    "\n  mutation DeleteList($input: ShoppingListIdInput!) {\n    deleteShoppingList(input: $input) {\n      shoppingList {\n        id\n      }\n    }\n  }\n": types.DeleteListDocument,
    "\n  mutation TakeRecipeOff($input: ShoppingListRecipeInput!) {\n    removeRecipeFromShoppingList(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n": types.TakeRecipeOffDocument,
    "\n  mutation RenameList($input: RenameShoppingListInput!) {\n    renameShoppingList(input: $input) {\n      shoppingList {\n        id\n        name\n        revision\n      }\n    }\n  }\n": types.RenameListDocument,
    "\n  mutation ExportList($input: ExportShoppingListInput!) {\n    exportShoppingList(input: $input) {\n      fileName\n      csv\n      delivery\n    }\n  }\n": types.ExportListDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      user {\n        id\n      }\n    }\n  }\n": types.SignUpDocument,
    "\n  query EditRecipePage($id: String!) {\n    profile {\n      user {\n        id\n      }\n    }\n    recipe(slug: $id) {\n      id\n      title\n      description\n      notes\n      cuisine\n      difficulty\n      prepTime\n      cookTime\n      servings\n      tags\n      status\n      isOwn\n      version\n      hasPhoto\n      imageSet {\n        tablet\n      }\n      review {\n        reason\n      }\n      ingredients {\n        id\n        text\n        group\n        name\n        isDoubtful\n        ingredient {\n          id\n          name\n        }\n      }\n      instructions {\n        step\n        description\n        timeMin\n      }\n    }\n  }\n": types.EditRecipePageDocument,
    "\n  mutation ImportRecipe($input: ImportRecipeInput!) {\n    importRecipe(input: $input) {\n      proposal {\n        title\n        description\n        notes\n        author\n        sourceUrl\n        cuisine\n        difficulty\n        prepTime\n        cookTime\n        servings\n        tags\n        ingredients {\n          group\n          isDoubtful\n          reading {\n            text\n            name\n            ingredient {\n              id\n              name\n            }\n          }\n          alternatives {\n            id\n            name\n          }\n        }\n        instructions {\n          step\n          description\n          timeMin\n        }\n        duplicates {\n          id\n          slug\n          title\n        }\n      }\n    }\n  }\n": types.ImportRecipeDocument,
    "\n  mutation DeleteDrafts($input: DraftIdsInput!) {\n    deleteDrafts(input: $input) {\n      deletedIds\n    }\n  }\n": types.DeleteDraftsDocument,
    "\n  fragment OwnRecipeRow_recipe on Recipe {\n    id\n    slug\n    title\n    status\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    review {\n      reason\n    }\n  }\n": types.OwnRecipeRow_RecipeFragmentDoc,
    "\n  mutation DeleteRecipe($input: RecipeIdInput!) {\n    deleteRecipe(input: $input) {\n      deletedId\n    }\n  }\n": types.DeleteRecipeDocument,
    "\n  mutation RestoreRecipe($input: RecipeIdInput!) {\n    restoreRecipe(input: $input) {\n      recipe {\n        id\n        slug\n        status\n      }\n    }\n  }\n": types.RestoreRecipeDocument,
    "\n  query OwnRecipesPage($first: Int!, $after: String) {\n    profile {\n      recipes(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            id\n            ...OwnRecipeRow_recipe\n          }\n        }\n      }\n    }\n  }\n": types.OwnRecipesPageDocument,
    "\n  query ReadIngredientLines($texts: [String!]!) {\n    readIngredientLines(texts: $texts) {\n      text\n      amount\n      amountMax\n      unit\n      name\n      preparation\n      isOptional\n      ingredient {\n        id\n        name\n        thumbnail\n      }\n    }\n  }\n": types.ReadIngredientLinesDocument,
    "\n  mutation SubmitRecipe($input: RecipeInput!) {\n    submitRecipe(input: $input) {\n      recipe {\n        id\n        slug\n        title\n        status\n      }\n    }\n  }\n": types.SubmitRecipeDocument,
    "\n  query RecipeWriter {\n    profile {\n      user {\n        id\n      }\n    }\n  }\n": types.RecipeWriterDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Site {\n    site {\n      banner\n      signUp\n      authorName\n      portfolioUrl\n      sourceUrl\n      networkUrl\n      mailUrl\n      photosUrl\n    }\n  }\n"): (typeof documents)["\n  query Site {\n    site {\n      banner\n      signUp\n      authorName\n      portfolioUrl\n      sourceUrl\n      networkUrl\n      mailUrl\n      photosUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    viewer {\n      id\n      name\n      username\n      avatar\n      role\n      household {\n        diet\n        allergies\n        pantry\n        pantryAsked\n        exclude\n        servings\n        servingsSaid\n        units\n      }\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    viewer {\n      id\n      name\n      username\n      avatar\n      role\n      household {\n        diet\n        allergies\n        pantry\n        pantryAsked\n        exclude\n        servings\n        servingsSaid\n        units\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmPassword($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input) {\n      confirmedUntil\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmPassword($input: ConfirmPasswordInput!) {\n    confirmPassword(input: $input) {\n      confirmedUntil\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AddToList($slug: String!, $recipe: ListRecipeInput!) {\n    shoppingLists {\n      id\n      name\n    }\n    recipe(slug: $slug) {\n      id\n      servings\n    }\n    linesToShop(recipe: $recipe) {\n      id\n      name\n      amountText\n      isMissing\n      isShort\n    }\n  }\n"): (typeof documents)["\n  query AddToList($slug: String!, $recipe: ListRecipeInput!) {\n    shoppingLists {\n      id\n      name\n    }\n    recipe(slug: $slug) {\n      id\n      servings\n    }\n    linesToShop(recipe: $recipe) {\n      id\n      name\n      amountText\n      isMissing\n      isShort\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment CollectionCard_collection on Collection {\n    id\n    name\n    description\n    coverImage\n    isPublic\n    recipeCount\n  }\n"): (typeof documents)["\n  fragment CollectionCard_collection on Collection {\n    id\n    name\n    description\n    coverImage\n    isPublic\n    recipeCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CollectionPicker($recipe: String!) {\n    profile {\n      collections {\n        id\n        name\n        isPublic\n        recipeCount\n        coverImage\n      }\n    }\n    recipe(slug: $recipe) {\n      id\n      collections {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query CollectionPicker($recipe: String!) {\n    profile {\n      collections {\n        id\n        name\n        isPublic\n        recipeCount\n        coverImage\n      }\n    }\n    recipe(slug: $recipe) {\n      id\n      collections {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnCollections {\n    profile {\n      collections {\n        id\n        ...CollectionCard_collection\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnCollections {\n    profile {\n      collections {\n        id\n        ...CollectionCard_collection\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateCollection($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      collection {\n        id\n        name\n        recipeCount\n        coverImage\n        ...CollectionCard_collection\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateCollection($input: CreateCollectionInput!) {\n    createCollection(input: $input) {\n      collection {\n        id\n        name\n        recipeCount\n        coverImage\n        ...CollectionCard_collection\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToCollection($input: CollectionRecipeInput!) {\n    addToCollection(input: $input) {\n      collection {\n        id\n        recipeCount\n        coverImage\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddToCollection($input: CollectionRecipeInput!) {\n    addToCollection(input: $input) {\n      collection {\n        id\n        recipeCount\n        coverImage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFromCollection($input: CollectionRecipeInput!) {\n    removeFromCollection(input: $input) {\n      collection {\n        id\n        recipeCount\n        coverImage\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveFromCollection($input: CollectionRecipeInput!) {\n    removeFromCollection(input: $input) {\n      collection {\n        id\n        recipeCount\n        coverImage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MarkCooked($input: MarkCookedInput!) {\n    markCooked(input: $input) {\n      recipe {\n        id\n      }\n      pantryChange {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MarkCooked($input: MarkCookedInput!) {\n    markCooked(input: $input) {\n      recipe {\n        id\n      }\n      pantryChange {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CookingProposal($recipe: ID!, $servings: Float!, $swaps: [RecipeSwapInput!]!) {\n    cookingProposal(recipe: $recipe, servings: $servings, swaps: $swaps) {\n      deductions {\n        amount\n        unit\n        left {\n          amount\n          unit\n        }\n        level\n        isUnsure\n        item {\n          id\n          name\n          food {\n            id\n            thumbnail\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CookingProposal($recipe: ID!, $servings: Float!, $swaps: [RecipeSwapInput!]!) {\n    cookingProposal(recipe: $recipe, servings: $servings, swaps: $swaps) {\n      deductions {\n        amount\n        unit\n        left {\n          amount\n          unit\n        }\n        level\n        isUnsure\n        item {\n          id\n          name\n          food {\n            id\n            thumbnail\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Favorite_recipe on Recipe {\n    id\n    title\n    isSaved\n  }\n"): (typeof documents)["\n  fragment Favorite_recipe on Recipe {\n    id\n    title\n    isSaved\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SaveRecipe($input: RecipeIdInput!) {\n    saveRecipe(input: $input) {\n      recipe {\n        id\n        isSaved\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SaveRecipe($input: RecipeIdInput!) {\n    saveRecipe(input: $input) {\n      recipe {\n        id\n        isSaved\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UnsaveRecipe($input: RecipeIdInput!) {\n    unsaveRecipe(input: $input) {\n      recipe {\n        id\n        isSaved\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UnsaveRecipe($input: RecipeIdInput!) {\n    unsaveRecipe(input: $input) {\n      recipe {\n        id\n        isSaved\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SavedRecipes($first: Int!, $after: String, $sort: SavedRecipeSort!, $filter: SavedRecipeFilterInput) {\n    profile {\n      savedRecipes(first: $first, after: $after, sort: $sort, filter: $filter) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            id\n            ...RecipeTile_recipe\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SavedRecipes($first: Int!, $after: String, $sort: SavedRecipeSort!, $filter: SavedRecipeFilterInput) {\n    profile {\n      savedRecipes(first: $first, after: $after, sort: $sort, filter: $filter) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            id\n            ...RecipeTile_recipe\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IngredientSuggestions($text: String!, $hasDishes: Boolean!) {\n    ingredientSuggestions(text: $text, first: 8) {\n      name\n      commonUnit\n      ingredient {\n        id\n        thumbnail\n      }\n    }\n    recipes(text: $text, first: 4) @include(if: $hasDishes) {\n      nodes {\n        id\n        slug\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query IngredientSuggestions($text: String!, $hasDishes: Boolean!) {\n    ingredientSuggestions(text: $text, first: 8) {\n      name\n      commonUnit\n      ingredient {\n        id\n        thumbnail\n      }\n    }\n    recipes(text: $text, first: 4) @include(if: $hasDishes) {\n      nodes {\n        id\n        slug\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoodsKnown($pantry: [String!]!, $exclude: [String!]!) {\n    searchRecipes(input: { ingredients: [\"water\"], pantry: $pantry, exclude: $exclude }, first: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query FoodsKnown($pantry: [String!]!, $exclude: [String!]!) {\n    searchRecipes(input: { ingredients: [\"water\"], pantry: $pantry, exclude: $exclude }, first: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PantryParts_pantryItem on PantryItem {\n    id\n    name\n    food {\n      id\n      thumbnail\n    }\n    level\n    amount\n    unit\n    place\n    bestBefore\n    isBestBeforeGuessed\n    openedAt\n    isDue\n    portions\n    version\n    leftoverOf {\n      id\n      slug\n    }\n  }\n"): (typeof documents)["\n  fragment PantryParts_pantryItem on PantryItem {\n    id\n    name\n    food {\n      id\n      thumbnail\n    }\n    level\n    amount\n    unit\n    place\n    bestBefore\n    isBestBeforeGuessed\n    openedAt\n    isDue\n    portions\n    version\n    leftoverOf {\n      id\n      slug\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPantryItems($input: AddPantryItemsInput!) {\n    addPantryItems(input: $input) {\n      items {\n        id\n        name\n      }\n      change {\n        id\n      }\n      ignored\n    }\n  }\n"): (typeof documents)["\n  mutation AddPantryItems($input: AddPantryItemsInput!) {\n    addPantryItems(input: $input) {\n      items {\n        id\n        name\n      }\n      change {\n        id\n      }\n      ignored\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePantryItem($input: UpdatePantryItemInput!) {\n    updatePantryItem(input: $input) {\n      item {\n        id\n        ...PantryParts_pantryItem\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePantryItem($input: UpdatePantryItemInput!) {\n    updatePantryItem(input: $input) {\n      item {\n        id\n        ...PantryParts_pantryItem\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PutListAway($input: ShoppingListIdInput!) {\n    putListAway(input: $input) {\n      shoppingList {\n        id\n      }\n      change {\n        id\n      }\n      takenOff\n    }\n  }\n"): (typeof documents)["\n  mutation PutListAway($input: ShoppingListIdInput!) {\n    putListAway(input: $input) {\n      shoppingList {\n        id\n      }\n      change {\n        id\n      }\n      takenOff\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PutBackOnList($input: ShoppingListItemIdInput!) {\n    restoreShoppingListItem(input: $input) {\n      shoppingList {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation PutBackOnList($input: ShoppingListItemIdInput!) {\n    restoreShoppingListItem(input: $input) {\n      shoppingList {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Unlocks($input: SearchRecipesInput!, $first: Int!) {\n    unlocks(input: $input, first: $first) {\n      recipes\n      food {\n        id\n        name\n        thumbnail\n      }\n      examples {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query Unlocks($input: SearchRecipesInput!, $first: Int!) {\n    unlocks(input: $input, first: $first) {\n      recipes\n      food {\n        id\n        name\n        thumbnail\n      }\n      examples {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PantrySize {\n    pantry(first: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query PantrySize {\n    pantry(first: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoPantryChange($input: PantryChangeIdInput!) {\n    undoPantryChange(input: $input) {\n      change {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UndoPantryChange($input: PantryChangeIdInput!) {\n    undoPantryChange(input: $input) {\n      change {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UnlockPair($input: SearchRecipesInput!) {\n    unlockPair(input: $input) {\n      recipes\n      ingredients {\n        id\n        name\n        thumbnail\n      }\n      examples {\n        id\n        title\n      }\n    }\n  }\n"): (typeof documents)["\n  query UnlockPair($input: SearchRecipesInput!) {\n    unlockPair(input: $input) {\n      recipes\n      ingredients {\n        id\n        name\n        thumbnail\n      }\n      examples {\n        id\n        title\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUpload($input: SignUploadInput!) {\n    signUpload(input: $input) {\n      imageId\n      uploadUrl\n    }\n  }\n"): (typeof documents)["\n  mutation SignUpload($input: SignUploadInput!) {\n    signUpload(input: $input) {\n      imageId\n      uploadUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CompleteUpload($input: CompleteUploadInput!) {\n    completeUpload(input: $input) {\n      photo {\n        id\n        url\n        thumbnailUrl\n        altText\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CompleteUpload($input: CompleteUploadInput!) {\n    completeUpload(input: $input) {\n      photo {\n        id\n        url\n        thumbnailUrl\n        altText\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RecognizePhoto($input: RecognizePhotoInput!) {\n    recognizePhoto(input: $input) {\n      recognized {\n        name\n        normalized\n        confidence\n        ingredient {\n          id\n          name\n          thumbnail\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RecognizePhoto($input: RecognizePhotoInput!) {\n    recognizePhoto(input: $input) {\n      recognized {\n        name\n        normalized\n        confidence\n        ingredient {\n          id\n          name\n          thumbnail\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdatePhoto($input: UpdatePhotoInput!) {\n    updatePhoto(input: $input) {\n      photo {\n        id\n        url\n        thumbnailUrl\n        altText\n        version\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdatePhoto($input: UpdatePhotoInput!) {\n    updatePhoto(input: $input) {\n      photo {\n        id\n        url\n        thumbnailUrl\n        altText\n        version\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePhoto($input: PhotoIdInput!) {\n    deletePhoto(input: $input) {\n      photo {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeletePhoto($input: PhotoIdInput!) {\n    deletePhoto(input: $input) {\n      photo {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecipePhotos($id: String!, $first: Int!, $after: String) {\n    recipe(slug: $id) {\n      id\n      photos(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            id\n            url\n            thumbnailUrl\n            authorName\n            addedAt\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecipePhotos($id: String!, $first: Int!, $after: String) {\n    recipe(slug: $id) {\n      id\n      photos(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            id\n            url\n            thumbnailUrl\n            authorName\n            addedAt\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RateRecipe($input: RateRecipeInput!) {\n    rateRecipe(input: $input) {\n      recipe {\n        id\n        rating\n        reviewCount\n        ...RatingCard_recipe\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RateRecipe($input: RateRecipeInput!) {\n    rateRecipe(input: $input) {\n      recipe {\n        id\n        rating\n        reviewCount\n        ...RatingCard_recipe\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RatingCard_recipe on Recipe {\n    id\n    viewerRating {\n      stars\n      review\n      photo {\n        id\n        url\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment RatingCard_recipe on Recipe {\n    id\n    viewerRating {\n      stars\n      review\n      photo {\n        id\n        url\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveRating($input: RecipeIdInput!) {\n    removeRating(input: $input) {\n      recipe {\n        id\n        rating\n        reviewCount\n        ...RatingCard_recipe\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveRating($input: RecipeIdInput!) {\n    removeRating(input: $input) {\n      recipe {\n        id\n        rating\n        reviewCount\n        ...RatingCard_recipe\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecipeReviews($id: String!, $first: Int!, $after: String) {\n    recipe(slug: $id) {\n      id\n      reviews(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            authorName\n            stars\n            text\n            writtenAt\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecipeReviews($id: String!, $first: Int!, $after: String) {\n    recipe(slug: $id) {\n      id\n      reviews(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            authorName\n            stars\n            text\n            writtenAt\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecipeCard_recipe on Recipe {\n    id\n    slug\n    title\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    tags\n    isCreative\n    cookTime\n    totalTime\n    servings\n    difficulty\n    rating\n    reviewCount\n    ...Favorite_recipe\n  }\n"): (typeof documents)["\n  fragment RecipeCard_recipe on Recipe {\n    id\n    slug\n    title\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    tags\n    isCreative\n    cookTime\n    totalTime\n    servings\n    difficulty\n    rating\n    reviewCount\n    ...Favorite_recipe\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecipeTile_recipe on Recipe {\n    id\n    slug\n    title\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    tags\n    isCreative\n    cookTime\n    totalTime\n    rating\n    reviewCount\n    ...Favorite_recipe\n  }\n"): (typeof documents)["\n  fragment RecipeTile_recipe on Recipe {\n    id\n    slug\n    title\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    tags\n    isCreative\n    cookTime\n    totalTime\n    rating\n    reviewCount\n    ...Favorite_recipe\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListCard_shoppingList on ShoppingList {\n    id\n    name\n    itemCount\n    checkedCount\n    recipeCount\n    createdAt\n  }\n"): (typeof documents)["\n  fragment ListCard_shoppingList on ShoppingList {\n    id\n    name\n    itemCount\n    checkedCount\n    recipeCount\n    createdAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnLists {\n    shoppingLists {\n      id\n      name\n      ...ListCard_shoppingList\n    }\n  }\n"): (typeof documents)["\n  query OwnLists {\n    shoppingLists {\n      id\n      name\n      ...ListCard_shoppingList\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KeptRecipes {\n    profile {\n      saved: savedRecipes(first: 24) {\n        nodes {\n          id\n          title\n          servings\n          imageSet {\n            mobile\n          }\n        }\n      }\n      recent: recentRecipes(first: 24) {\n        nodes {\n          recipe {\n            id\n            title\n            servings\n            imageSet {\n              mobile\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query KeptRecipes {\n    profile {\n      saved: savedRecipes(first: 24) {\n        nodes {\n          id\n          title\n          servings\n          imageSet {\n            mobile\n          }\n        }\n      }\n      recent: recentRecipes(first: 24) {\n        nodes {\n          recipe {\n            id\n            title\n            servings\n            imageSet {\n              mobile\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoundRecipes($text: String!) {\n    recipes(first: 20, text: $text) {\n      nodes {\n        id\n        title\n        servings\n        imageSet {\n          mobile\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query FoundRecipes($text: String!) {\n    recipes(first: 20, text: $text) {\n      nodes {\n        id\n        title\n        servings\n        imageSet {\n          mobile\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddRecipeToList($input: ShoppingListRecipeInput!) {\n    addRecipeToShoppingList(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddRecipeToList($input: ShoppingListRecipeInput!) {\n    addRecipeToShoppingList(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateList($input: CreateShoppingListInput!) {\n    createShoppingList(input: $input) {\n      shoppingList {\n        id\n        ...ListCard_shoppingList\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreateList($input: CreateShoppingListInput!) {\n    createShoppingList(input: $input) {\n      shoppingList {\n        id\n        ...ListCard_shoppingList\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ListNames {\n    shoppingLists {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query ListNames {\n    shoppingLists {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateListItem($input: UpdateShoppingListItemInput!) {\n    updateShoppingListItem(input: $input) {\n      item {\n        id\n        totalAmount\n        unit\n        amountText\n        sumText\n        conversions {\n          amount\n          to\n        }\n        isChecked\n        isEdited\n        version\n      }\n      shoppingList {\n        id\n        revision\n        checkedCount\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateListItem($input: UpdateShoppingListItemInput!) {\n    updateShoppingListItem(input: $input) {\n      item {\n        id\n        totalAmount\n        unit\n        amountText\n        sumText\n        conversions {\n          amount\n          to\n        }\n        isChecked\n        isEdited\n        version\n      }\n      shoppingList {\n        id\n        revision\n        checkedCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddListItem($input: AddShoppingListItemInput!) {\n    addShoppingListItem(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddListItem($input: AddShoppingListItemInput!) {\n    addShoppingListItem(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteListItem($input: ShoppingListItemIdInput!) {\n    deleteShoppingListItem(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteListItem($input: ShoppingListItemIdInput!) {\n    deleteShoppingListItem(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreListItem($input: ShoppingListItemIdInput!) {\n    restoreShoppingListItem(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreListItem($input: ShoppingListItemIdInput!) {\n    restoreShoppingListItem(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListRevision_shoppingList on ShoppingList {\n    id\n    revision\n  }\n"): (typeof documents)["\n  fragment ListRevision_shoppingList on ShoppingList {\n    id\n    revision\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShoppingListPage($id: ID!) {\n    shoppingList(id: $id) {\n      id\n      ...ListParts_shoppingList @unmask\n    }\n  }\n"): (typeof documents)["\n  query ShoppingListPage($id: ID!) {\n    shoppingList(id: $id) {\n      id\n      ...ListParts_shoppingList @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ShoppingListRevision($id: ID!) {\n    viewer {\n      id\n    }\n    shoppingList(id: $id) {\n      id\n      revision\n    }\n  }\n"): (typeof documents)["\n  query ShoppingListRevision($id: ID!) {\n    viewer {\n      id\n    }\n    shoppingList(id: $id) {\n      id\n      revision\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListParts_shoppingList on ShoppingList {\n    id\n    name\n    revision\n    itemCount\n    checkedCount\n    recipeCount\n    aisles\n    shoppedRecipes {\n      servings\n      isPartial\n      recipe {\n        id\n        slug\n        title\n      }\n    }\n    items {\n      id\n      name\n      totalAmount\n      unit\n      amountText\n      sumText\n      conversions {\n        amount\n        to\n      }\n      contributions {\n        id\n        text\n      }\n      recipes {\n        id\n      }\n      thumbnail\n      aisle\n      isChecked\n      isEdited\n      version\n    }\n  }\n"): (typeof documents)["\n  fragment ListParts_shoppingList on ShoppingList {\n    id\n    name\n    revision\n    itemCount\n    checkedCount\n    recipeCount\n    aisles\n    shoppedRecipes {\n      servings\n      isPartial\n      recipe {\n        id\n        slug\n        title\n      }\n    }\n    items {\n      id\n      name\n      totalAmount\n      unit\n      amountText\n      sumText\n      conversions {\n        amount\n        to\n      }\n      contributions {\n        id\n        text\n      }\n      recipes {\n        id\n      }\n      thumbnail\n      aisle\n      isChecked\n      isEdited\n      version\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeFromPantry($input: RemovePantryItemsInput!) {\n    removePantryItems(input: $input) {\n      change {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakeFromPantry($input: RemovePantryItemsInput!) {\n    removePantryItems(input: $input) {\n      change {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetAvatar($input: SetAvatarInput!) {\n    setAvatar(input: $input) {\n      user {\n        id\n        avatar\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetAvatar($input: SetAvatarInput!) {\n    setAvatar(input: $input) {\n      user {\n        id\n        avatar\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut {\n      signedOut\n    }\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut {\n      signedOut\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        id\n        name\n        email\n        emailConfirmed\n        household {\n          diet\n          allergies\n          pantry\n          pantryAsked\n          exclude\n          servings\n          servingsSaid\n          units\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateProfile($input: UpdateProfileInput!) {\n    updateProfile(input: $input) {\n      user {\n        id\n        name\n        email\n        emailConfirmed\n        household {\n          diet\n          allergies\n          pantry\n          pantryAsked\n          exclude\n          servings\n          servingsSaid\n          units\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPage {\n    adminStats {\n      users {\n        total\n        newThisMonth\n        active\n      }\n      recipes {\n        total\n        pending\n      }\n      system {\n        uptime\n        apiCalls\n        errors\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminPage {\n    adminStats {\n      users {\n        total\n        newThisMonth\n        active\n      }\n      recipes {\n        total\n        pending\n      }\n      system {\n        uptime\n        apiCalls\n        errors\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AnalyticsTab($days: Int!) {\n    adminAnalytics(days: $days) {\n      days {\n        day\n        searches\n        creative\n        empty\n        saved\n        cooked\n        calls\n        errors\n      }\n      foods {\n        label\n        count\n      }\n      unknown {\n        label\n        count\n      }\n      failures {\n        label\n        count\n      }\n      latency {\n        p50\n        p95\n        p99\n      }\n    }\n  }\n"): (typeof documents)["\n  query AnalyticsTab($days: Int!) {\n    adminAnalytics(days: $days) {\n      days {\n        day\n        searches\n        creative\n        empty\n        saved\n        cooked\n        calls\n        errors\n      }\n      foods {\n        label\n        count\n      }\n      unknown {\n        label\n        count\n      }\n      failures {\n        label\n        count\n      }\n      latency {\n        p50\n        p95\n        p99\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminAuditLog($first: Int!, $after: String, $action: String) {\n    adminAudit(first: $first, after: $after, action: $action) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          at\n          actorName\n          action\n          subjectKind\n          subjectName\n          before\n          after\n          subjectId\n          canUndo\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminAuditLog($first: Int!, $after: String, $action: String) {\n    adminAudit(first: $first, after: $after, action: $action) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          at\n          actorName\n          action\n          subjectKind\n          subjectName\n          before\n          after\n          subjectId\n          canUndo\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminContentReports {\n    adminContentReports {\n      directive\n      blocked\n      page\n      count\n      lastAt\n    }\n  }\n"): (typeof documents)["\n  query AdminContentReports {\n    adminContentReports {\n      directive\n      blocked\n      page\n      count\n      lastAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminFoods($first: Int!, $after: String, $text: String) {\n    adminFoods(first: $first, after: $after, text: $text) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...FoodRow_food\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminFoods($first: Int!, $after: String, $text: String) {\n    adminFoods(first: $first, after: $after, text: $text) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...FoodRow_food\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoodDialog($id: ID!) {\n    adminFood(id: $id) {\n      id\n      ...FoodDialog_food @unmask\n    }\n    adminFoodCategories\n  }\n"): (typeof documents)["\n  query FoodDialog($id: ID!) {\n    adminFood(id: $id) {\n      id\n      ...FoodDialog_food @unmask\n    }\n    adminFoodCategories\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateFood($input: UpdateFoodInput!) {\n    updateFood(input: $input) {\n      food {\n        id\n        name\n      }\n      recipes\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateFood($input: UpdateFoodInput!) {\n    updateFood(input: $input) {\n      food {\n        id\n        name\n      }\n      recipes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoodDialog_food on AdminFood {\n    id\n    name\n    plural\n    aliases\n    category\n    diet\n    hasOwnDiet\n    hasOwnAllergens\n    allergens {\n      allergen\n      state\n    }\n    parent {\n      ...FoodPicker_food @unmask\n    }\n    merged {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment FoodDialog_food on AdminFood {\n    id\n    name\n    plural\n    aliases\n    category\n    diet\n    hasOwnDiet\n    hasOwnAllergens\n    allergens {\n      allergen\n      state\n    }\n    parent {\n      ...FoodPicker_food @unmask\n    }\n    merged {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoodPicker_food on AdminFood {\n    id\n    name\n    category\n    diet\n    allergens {\n      allergen\n      state\n    }\n    dietFrom {\n      id\n      name\n    }\n    hasOwnDiet\n    allergensFrom {\n      id\n      name\n    }\n    hasOwnAllergens\n  }\n"): (typeof documents)["\n  fragment FoodPicker_food on AdminFood {\n    id\n    name\n    category\n    diet\n    allergens {\n      allergen\n      state\n    }\n    dietFrom {\n      id\n      name\n    }\n    hasOwnDiet\n    allergensFrom {\n      id\n      name\n    }\n    hasOwnAllergens\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query FoodPicker($text: String!, $first: Int!) {\n    adminFoods(text: $text, first: $first) {\n      edges {\n        cursor\n        node {\n          id\n          ...FoodPicker_food @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query FoodPicker($text: String!, $first: Int!) {\n    adminFoods(text: $text, first: $first) {\n      edges {\n        cursor\n        node {\n          id\n          ...FoodPicker_food @unmask\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment FoodRow_food on AdminFood {\n    id\n    name\n    thumbnail\n    aliases\n    category\n    diet\n    allergens {\n      allergen\n      state\n    }\n    recipes\n    parent {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment FoodRow_food on AdminFood {\n    id\n    name\n    thumbnail\n    aliases\n    category\n    diet\n    allergens {\n      allergen\n      state\n    }\n    recipes\n    parent {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation MergeFoods($input: MergeFoodsInput!) {\n    mergeFoods(input: $input) {\n      food {\n        id\n        name\n      }\n      recipes\n    }\n  }\n"): (typeof documents)["\n  mutation MergeFoods($input: MergeFoodsInput!) {\n    mergeFoods(input: $input) {\n      food {\n        id\n        name\n      }\n      recipes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewFood {\n    adminFoodCategories\n  }\n"): (typeof documents)["\n  query NewFood {\n    adminFoodCategories\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateFood($input: CreateFoodInput!) {\n    createFood(input: $input) {\n      food {\n        id\n        name\n      }\n      recipes\n    }\n  }\n"): (typeof documents)["\n  mutation CreateFood($input: CreateFoodInput!) {\n    createFood(input: $input) {\n      food {\n        id\n        name\n      }\n      recipes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NotFoods {\n    adminNotFoods\n  }\n"): (typeof documents)["\n  query NotFoods {\n    adminNotFoods\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation LinkPhrase($input: LinkPhraseInput!) {\n    linkPhrase(input: $input) {\n      recipes\n    }\n  }\n"): (typeof documents)["\n  mutation LinkPhrase($input: LinkPhraseInput!) {\n    linkPhrase(input: $input) {\n      recipes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetNotFood($input: SetNotFoodInput!) {\n    setNotFood(input: $input) {\n      recipes\n    }\n  }\n"): (typeof documents)["\n  mutation SetNotFood($input: SetNotFoodInput!) {\n    setNotFood(input: $input) {\n      recipes\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UndoFoodMerge($input: UndoFoodMergeInput!) {\n    undoFoodMerge(input: $input) {\n      food {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UndoFoodMerge($input: UndoFoodMergeInput!) {\n    undoFoodMerge(input: $input) {\n      food {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminUnlinkedLines($first: Int!, $after: String) {\n    adminUnlinkedLines(first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          phrase\n          lines\n          recipes\n          example\n          suggestions {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminUnlinkedLines($first: Int!, $after: String) {\n    adminUnlinkedLines(first: $first, after: $after) {\n      totalCount\n      edges {\n        cursor\n        node {\n          phrase\n          lines\n          recipes\n          example\n          suggestions {\n            id\n            name\n          }\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PhotoCard_photo on AdminDishPhoto {\n    id\n    url\n    authorName\n    addedAt\n    status\n    recipe {\n      id\n      slug\n      title\n    }\n  }\n"): (typeof documents)["\n  fragment PhotoCard_photo on AdminDishPhoto {\n    id\n    url\n    authorName\n    addedAt\n    status\n    recipe {\n      id\n      slug\n      title\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewDishPhoto($input: ReviewDishPhotoInput!) {\n    reviewDishPhoto(input: $input) {\n      photo {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReviewDishPhoto($input: ReviewDishPhotoInput!) {\n    reviewDishPhoto(input: $input) {\n      photo {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminPhotos($first: Int!, $after: String, $status: PhotoStatus!) {\n    adminDishPhotos(first: $first, after: $after, status: $status) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...PhotoCard_photo\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminPhotos($first: Int!, $after: String, $status: PhotoStatus!) {\n    adminDishPhotos(first: $first, after: $after, status: $status) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...PhotoCard_photo\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecipeRow_recipe on AdminRecipe {\n    id\n    slug\n    title\n    author\n    status\n    createdAt\n    rating\n    views\n    version\n  }\n"): (typeof documents)["\n  fragment RecipeRow_recipe on AdminRecipe {\n    id\n    slug\n    title\n    author\n    status\n    createdAt\n    rating\n    views\n    version\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminRecipes($first: Int!, $after: String, $status: RecipeStatus, $text: String) {\n    adminRecipes(first: $first, after: $after, status: $status, text: $text) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...RecipeRow_recipe\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    adminStats {\n      recipes {\n        pending\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminRecipes($first: Int!, $after: String, $status: RecipeStatus, $text: String) {\n    adminRecipes(first: $first, after: $after, status: $status, text: $text) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...RecipeRow_recipe\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n    adminStats {\n      recipes {\n        pending\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReviewCard($id: ID!) {\n    adminRecipe(id: $id) {\n      version\n      recipe {\n        id\n        title\n        author\n      }\n      now {\n        title\n        description\n        facts\n        lines\n        steps\n        photo\n      }\n      approved {\n        title\n        description\n        facts\n        lines\n        steps\n        photo\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReviewCard($id: ID!) {\n    adminRecipe(id: $id) {\n      version\n      recipe {\n        id\n        title\n        author\n      }\n      now {\n        title\n        description\n        facts\n        lines\n        steps\n        photo\n      }\n      approved {\n        title\n        description\n        facts\n        lines\n        steps\n        photo\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PendingRecipes($after: String) {\n    adminRecipes(first: 100, after: $after, status: PENDING) {\n      nodes {\n        id\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query PendingRecipes($after: String) {\n    adminRecipes(first: 100, after: $after, status: PENDING) {\n      nodes {\n        id\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReviewRecipe($input: ReviewRecipeInput!) {\n    reviewRecipe(input: $input) {\n      recipe {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ReviewRecipe($input: ReviewRecipeInput!) {\n    reviewRecipe(input: $input) {\n      recipe {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation StartBackup {\n    startBackup {\n      started\n    }\n  }\n"): (typeof documents)["\n  mutation StartBackup {\n    startBackup {\n      started\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveDemoData {\n    removeDemoData {\n      cooks\n      ratings\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveDemoData {\n    removeDemoData {\n      cooks\n      ratings\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateInvitation {\n    createInvitation {\n      code\n      expiresAt\n    }\n  }\n"): (typeof documents)["\n  mutation CreateInvitation {\n    createInvitation {\n      code\n      expiresAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TestModel {\n    testModel {\n      message\n      took\n    }\n  }\n"): (typeof documents)["\n  mutation TestModel {\n    testModel {\n      message\n      took\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteDialog {\n    adminSettings {\n      banner\n      signUp\n      moderation\n      authorName\n      portfolioUrl\n      sourceUrl\n      networkUrl\n      mailUrl\n      photosUrl\n      hasModel\n      demoCooks\n      isSignUpSettled\n      hasUndeclaredProxy\n      lastBackup {\n        at\n        rows\n        bytes\n      }\n    }\n  }\n"): (typeof documents)["\n  query SiteDialog {\n    adminSettings {\n      banner\n      signUp\n      moderation\n      authorName\n      portfolioUrl\n      sourceUrl\n      networkUrl\n      mailUrl\n      photosUrl\n      hasModel\n      demoCooks\n      isSignUpSettled\n      hasUndeclaredProxy\n      lastBackup {\n        at\n        rows\n        bytes\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateSettings($input: SiteSettingsInput!) {\n    updateSettings(input: $input) {\n      settings {\n        banner\n        signUp\n        moderation\n        authorName\n        portfolioUrl\n        sourceUrl\n        networkUrl\n        mailUrl\n        photosUrl\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateSettings($input: SiteSettingsInput!) {\n    updateSettings(input: $input) {\n      settings {\n        banner\n        signUp\n        moderation\n        authorName\n        portfolioUrl\n        sourceUrl\n        networkUrl\n        mailUrl\n        photosUrl\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      user {\n        id\n        name\n        email\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateUser($input: UpdateUserInput!) {\n    updateUser(input: $input) {\n      user {\n        id\n        name\n        email\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUserRole($input: SetUserRoleInput!) {\n    setUserRole(input: $input) {\n      user {\n        id\n        role\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetUserRole($input: SetUserRoleInput!) {\n    setUserRole(input: $input) {\n      user {\n        id\n        role\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      password\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      password\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetUserStatus($input: SetUserStatusInput!) {\n    setUserStatus(input: $input) {\n      user {\n        id\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetUserStatus($input: SetUserStatusInput!) {\n    setUserStatus(input: $input) {\n      user {\n        id\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment UserRow_user on AdminUser {\n    id\n    username\n    name\n    email\n    role\n    status\n    joinedAt\n    lastActive\n  }\n"): (typeof documents)["\n  fragment UserRow_user on AdminUser {\n    id\n    username\n    name\n    email\n    role\n    status\n    joinedAt\n    lastActive\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AdminUsers($first: Int!, $after: String, $text: String, $sort: AdminUserSort!) {\n    adminUsers(first: $first, after: $after, text: $text, sort: $sort) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...UserRow_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AdminUsers($first: Int!, $after: String, $text: String, $sort: AdminUserSort!) {\n    adminUsers(first: $first, after: $after, text: $text, sort: $sort) {\n      totalCount\n      edges {\n        cursor\n        node {\n          id\n          ...UserRow_user\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CollectionPage($id: ID!, $first: Int!, $after: String) {\n    collection(id: $id) {\n      id\n      name\n      description\n      coverImage\n      isPublic\n      isOwn\n      recipeCount\n      recipes(first: $first, after: $after) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            id\n            slug\n            title\n            ...RecipeTile_recipe\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CollectionPage($id: ID!, $first: Int!, $after: String) {\n    collection(id: $id) {\n      id\n      name\n      description\n      coverImage\n      isPublic\n      isOwn\n      recipeCount\n      recipes(first: $first, after: $after) {\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            id\n            slug\n            title\n            ...RecipeTile_recipe\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteCollection($input: CollectionIdInput!) {\n    deleteCollection(input: $input) {\n      collection {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteCollection($input: CollectionIdInput!) {\n    deleteCollection(input: $input) {\n      collection {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCollection($input: UpdateCollectionInput!) {\n    updateCollection(input: $input) {\n      collection {\n        id\n        name\n        description\n        isPublic\n        coverImage\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCollection($input: UpdateCollectionInput!) {\n    updateCollection(input: $input) {\n      collection {\n        id\n        name\n        description\n        isPublic\n        coverImage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmail($input: ConfirmEmailInput!) {\n    confirmEmail(input: $input) {\n      confirmed\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmEmail($input: ConfirmEmailInput!) {\n    confirmEmail(input: $input) {\n      confirmed\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BestDish($input: SearchRecipesInput!) {\n    searchRecipes(input: $input, first: 1) {\n      edges {\n        cursor\n        node {\n          matchPercentage\n          hasAllIngredients\n          needed\n          have\n          recipe {\n            id\n            slug\n            title\n            imageSet {\n              desktop\n              tablet\n              mobile\n              color\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BestDish($input: SearchRecipesInput!) {\n    searchRecipes(input: $input, first: 1) {\n      edges {\n        cursor\n        node {\n          matchPercentage\n          hasAllIngredients\n          needed\n          have\n          recipe {\n            id\n            slug\n            title\n            imageSet {\n              desktop\n              tablet\n              mobile\n              color\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeCounters {\n    catalogue {\n      recipes\n      ingredients\n      satisfaction\n    }\n  }\n"): (typeof documents)["\n  query HomeCounters {\n    catalogue {\n      recipes\n      ingredients\n      satisfaction\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SampleBookmark($slug: String!) {\n    recipe(slug: $slug) {\n      id\n      ...Favorite_recipe\n    }\n  }\n"): (typeof documents)["\n  query SampleBookmark($slug: String!) {\n    recipe(slug: $slug) {\n      id\n      ...Favorite_recipe\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SampleRatings($first: String!, $second: String!, $third: String!) {\n    first: recipe(slug: $first) {\n      id\n      rating\n      reviewCount\n    }\n    second: recipe(slug: $second) {\n      id\n      rating\n      reviewCount\n    }\n    third: recipe(slug: $third) {\n      id\n      rating\n      reviewCount\n    }\n  }\n"): (typeof documents)["\n  query SampleRatings($first: String!, $second: String!, $third: String!) {\n    first: recipe(slug: $first) {\n      id\n      rating\n      reviewCount\n    }\n    second: recipe(slug: $second) {\n      id\n      rating\n      reviewCount\n    }\n    third: recipe(slug: $third) {\n      id\n      rating\n      reviewCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TonightCard_recipe on Recipe {\n    id\n    slug\n    title\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n  }\n"): (typeof documents)["\n  fragment TonightCard_recipe on Recipe {\n    id\n    slug\n    title\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Tonight($first: Int!, $not: [ID!]!, $kitchen: VisitorKitchenInput) {\n    tonight(first: $first, not: $not, kitchen: $kitchen) {\n      reason\n      recipe {\n        id\n        title\n        ...TonightCard_recipe\n      }\n    }\n  }\n"): (typeof documents)["\n  query Tonight($first: Int!, $not: [ID!]!, $kitchen: VisitorKitchenInput) {\n    tonight(first: $first, not: $not, kitchen: $kitchen) {\n      reason\n      recipe {\n        id\n        title\n        ...TonightCard_recipe\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      user {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      user {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CookFromPantry($input: SearchRecipesInput!) {\n    searchRecipes(input: $input, first: 6) {\n      nodes {\n        missingIngredients\n        usesDue {\n          id\n          name\n        }\n        recipe {\n          id\n          ...RecipeTile_recipe\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CookFromPantry($input: SearchRecipesInput!) {\n    searchRecipes(input: $input, first: 6) {\n      nodes {\n        missingIngredients\n        usesDue {\n          id\n          name\n        }\n        recipe {\n          id\n          ...RecipeTile_recipe\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PantryMonths {\n    pantryMonths {\n      month\n      used\n      thrownAway\n      usedGrams\n      thrownAwayGrams\n      usedCost\n      thrownAwayCost\n    }\n  }\n"): (typeof documents)["\n  query PantryMonths {\n    pantryMonths {\n      month\n      used\n      thrownAway\n      usedGrams\n      thrownAwayGrams\n      usedCost\n      thrownAwayCost\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Pantry($place: PantryPlace, $first: Int!, $after: String) {\n    pantry(place: $place, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...PantryParts_pantryItem @unmask\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Pantry($place: PantryPlace, $first: Int!, $after: String) {\n    pantry(place: $place, first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...PantryParts_pantryItem @unmask\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadForPantry($lines: [String!]!, $receipt: String) {\n    readForPantry(lines: $lines, receipt: $receipt) {\n      items {\n        id\n        ...PantryParts_pantryItem @unmask\n      }\n      ignored\n    }\n  }\n"): (typeof documents)["\n  query ReadForPantry($lines: [String!]!, $receipt: String) {\n    readForPantry(lines: $lines, receipt: $receipt) {\n      items {\n        id\n        ...PantryParts_pantryItem @unmask\n      }\n      ignored\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PantryHistory($first: Int!, $after: String) {\n    pantryHistory(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          act\n          at\n          names\n          isUndone\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PantryHistory($first: Int!, $after: String) {\n    pantryHistory(first: $first, after: $after) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          act\n          at\n          names\n          isUndone\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileHeader_user on User {\n    id\n    name\n    username\n    email\n    avatar\n  }\n"): (typeof documents)["\n  fragment ProfileHeader_user on User {\n    id\n    name\n    username\n    email\n    avatar\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ProfilePage {\n    profile {\n      user {\n        id\n        ...ProfileHeader_user\n      }\n      stats {\n        savedRecipes\n        cookedRecipes\n        collections\n      }\n    }\n  }\n"): (typeof documents)["\n  query ProfilePage {\n    profile {\n      user {\n        id\n        ...ProfileHeader_user\n      }\n      stats {\n        savedRecipes\n        cookedRecipes\n        collections\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentRecipes($first: Int!, $after: String) {\n    profile {\n      recentRecipes(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            lastCooked\n            recipe {\n              id\n              ...RecentRow_recipe\n            }\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecentRecipes($first: Int!, $after: String) {\n    profile {\n      recentRecipes(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            lastCooked\n            recipe {\n              id\n              ...RecentRow_recipe\n            }\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecentRow_recipe on Recipe {\n    id\n    slug\n    title\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    isCreative\n    cookTime\n    totalTime\n    rating\n    reviewCount\n  }\n"): (typeof documents)["\n  fragment RecentRow_recipe on Recipe {\n    id\n    slug\n    title\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    isCreative\n    cookTime\n    totalTime\n    rating\n    reviewCount\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment Stepwise_recipe on Recipe {\n    id\n    slug\n    title\n    servings\n    ingredients {\n      id\n      substitutes {\n        ingredient {\n          id\n        }\n      }\n    }\n    instructions {\n      step\n      description\n      timeMin\n    }\n    ...StepFoods_recipe\n  }\n"): (typeof documents)["\n  fragment Stepwise_recipe on Recipe {\n    id\n    slug\n    title\n    servings\n    ingredients {\n      id\n      substitutes {\n        ingredient {\n          id\n        }\n      }\n    }\n    instructions {\n      step\n      description\n      timeMin\n    }\n    ...StepFoods_recipe\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DishesByName($text: String!, $first: Int!) {\n    recipes(text: $text, first: $first) {\n      nodes {\n        id\n        slug\n        title\n        totalTime\n        imageSet {\n          desktop\n          tablet\n          mobile\n          color\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query DishesByName($text: String!, $first: Int!) {\n    recipes(text: $text, first: $first) {\n      nodes {\n        id\n        slug\n        title\n        totalTime\n        imageSet {\n          desktop\n          tablet\n          mobile\n          color\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DinnerDish_recipe on Recipe {\n    id\n    slug\n    title\n    prepTime\n    cookTime\n    totalTime\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    ingredients {\n      id\n    }\n    instructions {\n      step\n      description\n      timeMin\n    }\n    ...Stepwise_recipe\n  }\n"): (typeof documents)["\n  fragment DinnerDish_recipe on Recipe {\n    id\n    slug\n    title\n    prepTime\n    cookTime\n    totalTime\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    ingredients {\n      id\n    }\n    instructions {\n      step\n      description\n      timeMin\n    }\n    ...Stepwise_recipe\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DinnerDishes(\n    $first: String!\n    $second: String!\n    $third: String!\n    $fourth: String!\n    $hasSecond: Boolean!\n    $hasThird: Boolean!\n    $hasFourth: Boolean!\n  ) {\n    first: recipe(slug: $first) {\n      id\n      ...DinnerDish_recipe @unmask\n    }\n    second: recipe(slug: $second) @include(if: $hasSecond) {\n      id\n      ...DinnerDish_recipe @unmask\n    }\n    third: recipe(slug: $third) @include(if: $hasThird) {\n      id\n      ...DinnerDish_recipe @unmask\n    }\n    fourth: recipe(slug: $fourth) @include(if: $hasFourth) {\n      id\n      ...DinnerDish_recipe @unmask\n    }\n  }\n"): (typeof documents)["\n  query DinnerDishes(\n    $first: String!\n    $second: String!\n    $third: String!\n    $fourth: String!\n    $hasSecond: Boolean!\n    $hasThird: Boolean!\n    $hasFourth: Boolean!\n  ) {\n    first: recipe(slug: $first) {\n      id\n      ...DinnerDish_recipe @unmask\n    }\n    second: recipe(slug: $second) @include(if: $hasSecond) {\n      id\n      ...DinnerDish_recipe @unmask\n    }\n    third: recipe(slug: $third) @include(if: $hasThird) {\n      id\n      ...DinnerDish_recipe @unmask\n    }\n    fourth: recipe(slug: $fourth) @include(if: $hasFourth) {\n      id\n      ...DinnerDish_recipe @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecipeHero_recipe on Recipe {\n    id\n    slug\n    title\n    description\n    tags\n    isCreative\n    cookTime\n    totalTime\n    difficulty\n    rating\n    reviewCount\n    image\n    imageAlt\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    author {\n      name\n    }\n    sourceUrl\n    allergens\n    possibleAllergens\n    ...StatsCard_recipe\n    ...Favorite_recipe\n  }\n"): (typeof documents)["\n  fragment RecipeHero_recipe on Recipe {\n    id\n    slug\n    title\n    description\n    tags\n    isCreative\n    cookTime\n    totalTime\n    difficulty\n    rating\n    reviewCount\n    image\n    imageAlt\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    author {\n      name\n    }\n    sourceUrl\n    allergens\n    possibleAllergens\n    ...StatsCard_recipe\n    ...Favorite_recipe\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StatsCard_recipe on Recipe {\n    id\n    prepTime\n    cookTime\n    totalTime\n  }\n"): (typeof documents)["\n  fragment StatsCard_recipe on Recipe {\n    id\n    prepTime\n    cookTime\n    totalTime\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment IngredientsCard_recipe on Recipe {\n    id\n    servings\n    allergens\n    possibleAllergens\n    ingredients {\n      id\n      name\n      amount\n      amountMax\n      unit\n      unitVolume\n      preparation\n      group\n      isOptional\n      noFood\n      thumbnail\n      substitutes {\n        ratio\n        note\n        ingredient {\n          id\n          name\n          thumbnail\n          diet\n          allergens\n          possibleAllergens\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment IngredientsCard_recipe on Recipe {\n    id\n    servings\n    allergens\n    possibleAllergens\n    ingredients {\n      id\n      name\n      amount\n      amountMax\n      unit\n      unitVolume\n      preparation\n      group\n      isOptional\n      noFood\n      thumbnail\n      substitutes {\n        ratio\n        note\n        ingredient {\n          id\n          name\n          thumbnail\n          diet\n          allergens\n          possibleAllergens\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment InstructionsCard_recipe on Recipe {\n    id\n    instructions {\n      step\n      description\n      timeMin\n    }\n    ...StepFoods_recipe\n  }\n"): (typeof documents)["\n  fragment InstructionsCard_recipe on Recipe {\n    id\n    instructions {\n      step\n      description\n      timeMin\n    }\n    ...StepFoods_recipe\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment StepFoods_recipe on Recipe {\n    id\n    servings\n    ingredients {\n      id\n      name\n      amount\n      amountMax\n      unit\n      unitVolume\n      group\n      substitutes {\n        ratio\n        ingredient {\n          id\n          name\n        }\n      }\n    }\n    instructions {\n      step\n      description\n      ingredientIds\n    }\n  }\n"): (typeof documents)["\n  fragment StepFoods_recipe on Recipe {\n    id\n    servings\n    ingredients {\n      id\n      name\n      amount\n      amountMax\n      unit\n      unitVolume\n      group\n      substitutes {\n        ratio\n        ingredient {\n          id\n          name\n        }\n      }\n    }\n    instructions {\n      step\n      description\n      ingredientIds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NotesCard_recipe on Recipe {\n    id\n    notes\n  }\n"): (typeof documents)["\n  fragment NotesCard_recipe on Recipe {\n    id\n    notes\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnNoteCard_recipe on Recipe {\n    id\n    ownNote\n  }\n"): (typeof documents)["\n  fragment OwnNoteCard_recipe on Recipe {\n    id\n    ownNote\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WriteOwnNote($input: WriteOwnNoteInput!) {\n    writeOwnNote(input: $input) {\n      recipe {\n        id\n        ownNote\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WriteOwnNote($input: WriteOwnNoteInput!) {\n    writeOwnNote(input: $input) {\n      recipe {\n        id\n        ownNote\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecipeProgress($id: String!) {\n    recipe(slug: $id) {\n      id\n      progress {\n        ingredients\n        steps\n        servings\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecipeProgress($id: String!) {\n    recipe(slug: $id) {\n      id\n      progress {\n        ingredients\n        steps\n        servings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetProgress($input: SetProgressInput!) {\n    setProgress(input: $input) {\n      progress {\n        ingredients\n        steps\n        servings\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetProgress($input: SetProgressInput!) {\n    setProgress(input: $input) {\n      progress {\n        ingredients\n        steps\n        servings\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecipePage($slug: String!, $kitchen: SearchRecipesInput!, $isJudged: Boolean!) {\n    recipe(slug: $slug) {\n      id\n      title\n      match(input: $kitchen) @include(if: $isJudged) {\n        matchPercentage\n        hasAllIngredients\n        needed\n        have\n        missingIngredients\n        lines {\n          state\n          via\n          note\n          ingredient {\n            id\n            name\n          }\n        }\n      }\n      ...RecipeView_recipe\n      ...Stepwise_recipe\n    }\n  }\n"): (typeof documents)["\n  query RecipePage($slug: String!, $kitchen: SearchRecipesInput!, $isJudged: Boolean!) {\n    recipe(slug: $slug) {\n      id\n      title\n      match(input: $kitchen) @include(if: $isJudged) {\n        matchPercentage\n        hasAllIngredients\n        needed\n        have\n        missingIngredients\n        lines {\n          state\n          via\n          note\n          ingredient {\n            id\n            name\n          }\n        }\n      }\n      ...RecipeView_recipe\n      ...Stepwise_recipe\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RecipeView_recipe on Recipe {\n    id\n    slug\n    servings\n    ingredients {\n      id\n      substitutes {\n        ingredient {\n          id\n        }\n      }\n    }\n    instructions {\n      step\n    }\n    ...RecipeHero_recipe\n    ...IngredientsCard_recipe\n    ...InstructionsCard_recipe\n    ...NotesCard_recipe\n    ...OwnNoteCard_recipe\n    ...NutritionCard_recipe\n    ...SimilarRecipes_recipe\n    ...RatingCard_recipe\n  }\n"): (typeof documents)["\n  fragment RecipeView_recipe on Recipe {\n    id\n    slug\n    servings\n    ingredients {\n      id\n      substitutes {\n        ingredient {\n          id\n        }\n      }\n    }\n    instructions {\n      step\n    }\n    ...RecipeHero_recipe\n    ...IngredientsCard_recipe\n    ...InstructionsCard_recipe\n    ...NotesCard_recipe\n    ...OwnNoteCard_recipe\n    ...NutritionCard_recipe\n    ...SimilarRecipes_recipe\n    ...RatingCard_recipe\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NutritionCard_recipe on Recipe {\n    id\n    nutrition {\n      calories\n      protein\n      carbs\n      fat\n      fiber\n      sugar\n      coverage\n    }\n  }\n"): (typeof documents)["\n  fragment NutritionCard_recipe on Recipe {\n    id\n    nutrition {\n      calories\n      protein\n      carbs\n      fat\n      fiber\n      sugar\n      coverage\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SimilarRecipes_recipe on Recipe {\n    id\n    similar(first: 6) {\n      id\n      slug\n      title\n      cookTime\n      totalTime\n      rating\n      reviewCount\n      allergens\n      possibleAllergens\n      imageSet {\n        desktop\n        tablet\n        mobile\n        color\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment SimilarRecipes_recipe on Recipe {\n    id\n    similar(first: 6) {\n      id\n      slug\n      title\n      cookTime\n      totalTime\n      rating\n      reviewCount\n      allergens\n      possibleAllergens\n      imageSet {\n        desktop\n        tablet\n        mobile\n        color\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecipeSwapped($recipe: ID!, $swaps: [RecipeSwapInput!]!) {\n    swappedRecipe(recipe: $recipe, swaps: $swaps) {\n      allergens\n      possibleAllergens\n      addedAllergens\n      instructions {\n        step\n        description\n        timeMin\n      }\n      nutrition {\n        calories\n        protein\n        carbs\n        fat\n        fiber\n        sugar\n        coverage\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecipeSwapped($recipe: ID!, $swaps: [RecipeSwapInput!]!) {\n    swappedRecipe(recipe: $recipe, swaps: $swaps) {\n      allergens\n      possibleAllergens\n      addedAllergens\n      instructions {\n        step\n        description\n        timeMin\n      }\n      nutrition {\n        calories\n        protein\n        carbs\n        fat\n        fiber\n        sugar\n        coverage\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecipeIndex {\n    recipeIndex {\n      cuisines {\n        name\n        count\n        example {\n          id\n          imageSet {\n            desktop\n            tablet\n            mobile\n            color\n          }\n        }\n      }\n      meals {\n        meal\n        count\n        example {\n          id\n          imageSet {\n            desktop\n            tablet\n            mobile\n            color\n          }\n        }\n      }\n      foods {\n        count\n        ingredient {\n          id\n          slug\n          nameInDish\n          thumbnail\n        }\n      }\n      quick {\n        count\n        example {\n          id\n          imageSet {\n            desktop\n            tablet\n            mobile\n            color\n          }\n        }\n      }\n      fewIngredients {\n        count\n        example {\n          id\n          imageSet {\n            desktop\n            tablet\n            mobile\n            color\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecipeIndex {\n    recipeIndex {\n      cuisines {\n        name\n        count\n        example {\n          id\n          imageSet {\n            desktop\n            tablet\n            mobile\n            color\n          }\n        }\n      }\n      meals {\n        meal\n        count\n        example {\n          id\n          imageSet {\n            desktop\n            tablet\n            mobile\n            color\n          }\n        }\n      }\n      foods {\n        count\n        ingredient {\n          id\n          slug\n          nameInDish\n          thumbnail\n        }\n      }\n      quick {\n        count\n        example {\n          id\n          imageSet {\n            desktop\n            tablet\n            mobile\n            color\n          }\n        }\n      }\n      fewIngredients {\n        count\n        example {\n          id\n          imageSet {\n            desktop\n            tablet\n            mobile\n            color\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecipeList(\n    $first: Int!\n    $after: String\n    $cuisine: String\n    $meal: Meal\n    $food: String = \"\"\n    $isOfFood: Boolean!\n    $maxTime: Int\n    $maxIngredients: Int\n  ) {\n    ingredient(slug: $food) @include(if: $isOfFood) {\n      id\n      slug\n      nameInDish\n    }\n    recipes(\n      first: $first\n      after: $after\n      cuisine: $cuisine\n      meal: $meal\n      food: $food\n      maxTime: $maxTime\n      maxIngredients: $maxIngredients\n    ) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...RecipeTile_recipe\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecipeList(\n    $first: Int!\n    $after: String\n    $cuisine: String\n    $meal: Meal\n    $food: String = \"\"\n    $isOfFood: Boolean!\n    $maxTime: Int\n    $maxIngredients: Int\n  ) {\n    ingredient(slug: $food) @include(if: $isOfFood) {\n      id\n      slug\n      nameInDish\n    }\n    recipes(\n      first: $first\n      after: $after\n      cuisine: $cuisine\n      meal: $meal\n      food: $food\n      maxTime: $maxTime\n      maxIngredients: $maxIngredients\n    ) {\n      totalCount\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      edges {\n        cursor\n        node {\n          id\n          ...RecipeTile_recipe\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetForgottenPassword($input: SetForgottenPasswordInput!) {\n    setForgottenPassword(input: $input) {\n      username\n    }\n  }\n"): (typeof documents)["\n  mutation SetForgottenPassword($input: SetForgottenPasswordInput!) {\n    setForgottenPassword(input: $input) {\n      username\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CommonFoods {\n    commonFoods(first: 30) {\n      id\n      nameInDish\n    }\n  }\n"): (typeof documents)["\n  query CommonFoods {\n    commonFoods(first: 30) {\n      id\n      nameInDish\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ResultCard_match on RecipeMatch {\n    matchPercentage\n    hasAllIngredients\n    needed\n    have\n    missingIngredients\n    enoughFor\n    usesDue {\n      id\n      name\n      bestBefore\n      isBestBeforeGuessed\n    }\n    lines {\n      state\n      via\n      ingredient {\n        id\n        name\n      }\n    }\n    recipe {\n      id\n      totalTime\n      rating\n      reviewCount\n      ...RecipeCard_recipe\n    }\n  }\n"): (typeof documents)["\n  fragment ResultCard_match on RecipeMatch {\n    matchPercentage\n    hasAllIngredients\n    needed\n    have\n    missingIngredients\n    enoughFor\n    usesDue {\n      id\n      name\n      bestBefore\n      isBestBeforeGuessed\n    }\n    lines {\n      state\n      via\n      ingredient {\n        id\n        name\n      }\n    }\n    recipe {\n      id\n      totalTime\n      rating\n      reviewCount\n      ...RecipeCard_recipe\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchRecipes($input: SearchRecipesInput!, $first: Int!, $after: String) {\n    searchRecipes(input: $input, first: $first, after: $after) {\n      totalCount\n      longer\n      missing {\n        none\n        one\n        more\n      }\n      note\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      resolvedIngredients {\n        text\n        parts\n        excludes\n        unread\n        otherwise\n        isExcluded\n        isDish\n        ingredient {\n          id\n          name\n          thumbnail\n          diet\n          allergens\n          possibleAllergens\n        }\n      }\n      hint {\n        filter\n        alsoLift\n        wouldFind\n      }\n      dishes {\n        ...ResultCard_match @unmask\n      }\n      edges {\n        cursor\n        node {\n          ...ResultCard_match @unmask\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SearchRecipes($input: SearchRecipesInput!, $first: Int!, $after: String) {\n    searchRecipes(input: $input, first: $first, after: $after) {\n      totalCount\n      longer\n      missing {\n        none\n        one\n        more\n      }\n      note\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n      resolvedIngredients {\n        text\n        parts\n        excludes\n        unread\n        otherwise\n        isExcluded\n        isDish\n        ingredient {\n          id\n          name\n          thumbnail\n          diet\n          allergens\n          possibleAllergens\n        }\n      }\n      hint {\n        filter\n        alsoLift\n        wouldFind\n      }\n      dishes {\n        ...ResultCard_match @unmask\n      }\n      edges {\n        cursor\n        node {\n          ...ResultCard_match @unmask\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendEmailConfirmation {\n    sendEmailConfirmation {\n      message\n    }\n  }\n"): (typeof documents)["\n  mutation SendEmailConfirmation {\n    sendEmailConfirmation {\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HouseholdSection_user on User {\n    id\n    household {\n      diet\n      allergies\n      pantry\n      exclude\n      servings\n      servingsSaid\n      units\n    }\n  }\n"): (typeof documents)["\n  fragment HouseholdSection_user on User {\n    id\n    household {\n      diet\n      allergies\n      pantry\n      exclude\n      servings\n      servingsSaid\n      units\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreateApiToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) {\n      secret\n    }\n  }\n"): (typeof documents)["\n  mutation CreateApiToken($input: CreateApiTokenInput!) {\n    createApiToken(input: $input) {\n      secret\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      user {\n        id\n        sessions {\n          id\n          createdAt\n          lastUsedAt\n          isCurrent\n          userAgent\n        }\n        apiTokens {\n          id\n          name\n          prefix\n          scopes\n          createdAt\n          expiresAt\n          lastUsedAt\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangePassword($input: ChangePasswordInput!) {\n    changePassword(input: $input) {\n      user {\n        id\n        sessions {\n          id\n          createdAt\n          lastUsedAt\n          isCurrent\n          userAgent\n        }\n        apiTokens {\n          id\n          name\n          prefix\n          scopes\n          createdAt\n          expiresAt\n          lastUsedAt\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProfileSection_user on User {\n    id\n    name\n    username\n    email\n    emailConfirmed\n    avatar\n    joinedAt\n  }\n"): (typeof documents)["\n  fragment ProfileSection_user on User {\n    id\n    name\n    username\n    email\n    emailConfirmed\n    avatar\n    joinedAt\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionsSection_user on User {\n    id\n    sessions {\n      id\n      createdAt\n      lastUsedAt\n      isCurrent\n      userAgent\n    }\n  }\n"): (typeof documents)["\n  fragment SessionsSection_user on User {\n    id\n    sessions {\n      id\n      createdAt\n      lastUsedAt\n      isCurrent\n      userAgent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($input: SessionIdInput!) {\n    endSession(input: $input) {\n      endedId\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession($input: SessionIdInput!) {\n    endSession(input: $input) {\n      endedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions($input: EndOtherSessionsInput!) {\n    endOtherSessions(input: $input) {\n      ended\n      endedTokens\n    }\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions($input: EndOtherSessionsInput!) {\n    endOtherSessions(input: $input) {\n      ended\n      endedTokens\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SettingsPage {\n    profile {\n      user {\n        id\n        ...ProfileSection_user\n        ...HouseholdSection_user\n        ...SessionsSection_user\n        ...TokensSection_user\n        ...TonightSection_user\n      }\n    }\n    tonightMail {\n      hour\n      timeZone\n    }\n  }\n"): (typeof documents)["\n  query SettingsPage {\n    profile {\n      user {\n        id\n        ...ProfileSection_user\n        ...HouseholdSection_user\n        ...SessionsSection_user\n        ...TokensSection_user\n        ...TonightSection_user\n      }\n    }\n    tonightMail {\n      hour\n      timeZone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TokensSection_user on User {\n    id\n    apiTokens {\n      id\n      name\n      prefix\n      scopes\n      createdAt\n      expiresAt\n      lastUsedAt\n    }\n  }\n"): (typeof documents)["\n  fragment TokensSection_user on User {\n    id\n    apiTokens {\n      id\n      name\n      prefix\n      scopes\n      createdAt\n      expiresAt\n      lastUsedAt\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RevokeApiToken($input: RevokeApiTokenInput!) {\n    revokeApiToken(input: $input) {\n      apiToken {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RevokeApiToken($input: RevokeApiTokenInput!) {\n    revokeApiToken(input: $input) {\n      apiToken {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TonightSection_user on User {\n    id\n    emailConfirmed\n  }\n"): (typeof documents)["\n  fragment TonightSection_user on User {\n    id\n    emailConfirmed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetTonightMail($input: SetTonightMailInput!) {\n    setTonightMail(input: $input) {\n      tonightMail {\n        hour\n        timeZone\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetTonightMail($input: SetTonightMailInput!) {\n    setTonightMail(input: $input) {\n      tonightMail {\n        hour\n        timeZone\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetAisleOrder($input: SetAisleOrderInput!) {\n    setAisleOrder(input: $input) {\n      aisles\n    }\n  }\n"): (typeof documents)["\n  mutation SetAisleOrder($input: SetAisleOrderInput!) {\n    setAisleOrder(input: $input) {\n      aisles\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteList($input: ShoppingListIdInput!) {\n    deleteShoppingList(input: $input) {\n      shoppingList {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteList($input: ShoppingListIdInput!) {\n    deleteShoppingList(input: $input) {\n      shoppingList {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation TakeRecipeOff($input: ShoppingListRecipeInput!) {\n    removeRecipeFromShoppingList(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation TakeRecipeOff($input: ShoppingListRecipeInput!) {\n    removeRecipeFromShoppingList(input: $input) {\n      shoppingList {\n        id\n        ...ListParts_shoppingList\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameList($input: RenameShoppingListInput!) {\n    renameShoppingList(input: $input) {\n      shoppingList {\n        id\n        name\n        revision\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenameList($input: RenameShoppingListInput!) {\n    renameShoppingList(input: $input) {\n      shoppingList {\n        id\n        name\n        revision\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ExportList($input: ExportShoppingListInput!) {\n    exportShoppingList(input: $input) {\n      fileName\n      csv\n      delivery\n    }\n  }\n"): (typeof documents)["\n  mutation ExportList($input: ExportShoppingListInput!) {\n    exportShoppingList(input: $input) {\n      fileName\n      csv\n      delivery\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      user {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      user {\n        id\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EditRecipePage($id: String!) {\n    profile {\n      user {\n        id\n      }\n    }\n    recipe(slug: $id) {\n      id\n      title\n      description\n      notes\n      cuisine\n      difficulty\n      prepTime\n      cookTime\n      servings\n      tags\n      status\n      isOwn\n      version\n      hasPhoto\n      imageSet {\n        tablet\n      }\n      review {\n        reason\n      }\n      ingredients {\n        id\n        text\n        group\n        name\n        isDoubtful\n        ingredient {\n          id\n          name\n        }\n      }\n      instructions {\n        step\n        description\n        timeMin\n      }\n    }\n  }\n"): (typeof documents)["\n  query EditRecipePage($id: String!) {\n    profile {\n      user {\n        id\n      }\n    }\n    recipe(slug: $id) {\n      id\n      title\n      description\n      notes\n      cuisine\n      difficulty\n      prepTime\n      cookTime\n      servings\n      tags\n      status\n      isOwn\n      version\n      hasPhoto\n      imageSet {\n        tablet\n      }\n      review {\n        reason\n      }\n      ingredients {\n        id\n        text\n        group\n        name\n        isDoubtful\n        ingredient {\n          id\n          name\n        }\n      }\n      instructions {\n        step\n        description\n        timeMin\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ImportRecipe($input: ImportRecipeInput!) {\n    importRecipe(input: $input) {\n      proposal {\n        title\n        description\n        notes\n        author\n        sourceUrl\n        cuisine\n        difficulty\n        prepTime\n        cookTime\n        servings\n        tags\n        ingredients {\n          group\n          isDoubtful\n          reading {\n            text\n            name\n            ingredient {\n              id\n              name\n            }\n          }\n          alternatives {\n            id\n            name\n          }\n        }\n        instructions {\n          step\n          description\n          timeMin\n        }\n        duplicates {\n          id\n          slug\n          title\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ImportRecipe($input: ImportRecipeInput!) {\n    importRecipe(input: $input) {\n      proposal {\n        title\n        description\n        notes\n        author\n        sourceUrl\n        cuisine\n        difficulty\n        prepTime\n        cookTime\n        servings\n        tags\n        ingredients {\n          group\n          isDoubtful\n          reading {\n            text\n            name\n            ingredient {\n              id\n              name\n            }\n          }\n          alternatives {\n            id\n            name\n          }\n        }\n        instructions {\n          step\n          description\n          timeMin\n        }\n        duplicates {\n          id\n          slug\n          title\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteDrafts($input: DraftIdsInput!) {\n    deleteDrafts(input: $input) {\n      deletedIds\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteDrafts($input: DraftIdsInput!) {\n    deleteDrafts(input: $input) {\n      deletedIds\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnRecipeRow_recipe on Recipe {\n    id\n    slug\n    title\n    status\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    review {\n      reason\n    }\n  }\n"): (typeof documents)["\n  fragment OwnRecipeRow_recipe on Recipe {\n    id\n    slug\n    title\n    status\n    imageSet {\n      desktop\n      tablet\n      mobile\n      color\n    }\n    review {\n      reason\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteRecipe($input: RecipeIdInput!) {\n    deleteRecipe(input: $input) {\n      deletedId\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteRecipe($input: RecipeIdInput!) {\n    deleteRecipe(input: $input) {\n      deletedId\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RestoreRecipe($input: RecipeIdInput!) {\n    restoreRecipe(input: $input) {\n      recipe {\n        id\n        slug\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RestoreRecipe($input: RecipeIdInput!) {\n    restoreRecipe(input: $input) {\n      recipe {\n        id\n        slug\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnRecipesPage($first: Int!, $after: String) {\n    profile {\n      recipes(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            id\n            ...OwnRecipeRow_recipe\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnRecipesPage($first: Int!, $after: String) {\n    profile {\n      recipes(first: $first, after: $after) {\n        totalCount\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n        edges {\n          cursor\n          node {\n            id\n            ...OwnRecipeRow_recipe\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ReadIngredientLines($texts: [String!]!) {\n    readIngredientLines(texts: $texts) {\n      text\n      amount\n      amountMax\n      unit\n      name\n      preparation\n      isOptional\n      ingredient {\n        id\n        name\n        thumbnail\n      }\n    }\n  }\n"): (typeof documents)["\n  query ReadIngredientLines($texts: [String!]!) {\n    readIngredientLines(texts: $texts) {\n      text\n      amount\n      amountMax\n      unit\n      name\n      preparation\n      isOptional\n      ingredient {\n        id\n        name\n        thumbnail\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SubmitRecipe($input: RecipeInput!) {\n    submitRecipe(input: $input) {\n      recipe {\n        id\n        slug\n        title\n        status\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SubmitRecipe($input: RecipeInput!) {\n    submitRecipe(input: $input) {\n      recipe {\n        id\n        slug\n        title\n        status\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecipeWriter {\n    profile {\n      user {\n        id\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecipeWriter {\n    profile {\n      user {\n        id\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;