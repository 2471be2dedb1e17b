import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { HomePage } from '../pages/home/home-page.tsx'
import { NotFoundPage } from '../pages/not-found/not-found-page.tsx'
import { AdminGate } from './admin-gate.tsx'
import { Layout } from './layout/layout.tsx'
import { paths } from './paths.ts'

const SearchPage = lazy(async () => ({ default: (await import('../pages/search/search-page.tsx')).SearchPage }))
const RecipePage = lazy(async () => ({ default: (await import('../pages/recipe/recipe-page.tsx')).RecipePage }))
const LoginPage = lazy(async () => ({ default: (await import('../pages/login/login-page.tsx')).LoginPage }))
const SignUpPage = lazy(async () => ({ default: (await import('../pages/sign-up/sign-up-page.tsx')).SignUpPage }))
const FavoritesPage = lazy(async () => ({ default: (await import('../pages/favorites/favorites-page.tsx')).FavoritesPage }))
const CollectionsPage = lazy(async () => ({ default: (await import('../pages/collections/collections-page.tsx')).CollectionsPage }))
const CollectionPage = lazy(async () => ({ default: (await import('../pages/collection/collection-page.tsx')).CollectionPage }))
const ProfilePage = lazy(async () => ({ default: (await import('../pages/profile/profile-page.tsx')).ProfilePage }))
const SettingsPage = lazy(async () => ({ default: (await import('../pages/settings/settings-page.tsx')).SettingsPage }))
const OwnRecipesPage = lazy(async () => ({ default: (await import('../pages/submit/own-recipes-page.tsx')).OwnRecipesPage }))
const NewRecipePage = lazy(async () => ({ default: (await import('../pages/submit/new-recipe-page.tsx')).NewRecipePage }))
const EditRecipePage = lazy(async () => ({ default: (await import('../pages/submit/edit-recipe-page.tsx')).EditRecipePage }))
const ShoppingListPage = lazy(async () => ({ default: (await import('../pages/shopping-list/shopping-list-page.tsx')).ShoppingListPage }))

/** Every address and its page, inside a router. Pages other than the first come in their own files, when they are asked for. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.search} element={<SearchPage />} />
        <Route path={paths.recipe} element={<RecipePage />} />
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.signUp} element={<SignUpPage />} />
        <Route path={paths.profile} element={<ProfilePage />} />
        <Route path={paths.favorites} element={<FavoritesPage />} />
        <Route path={paths.collections} element={<CollectionsPage />} />
        <Route path={paths.shoppingList} element={<ShoppingListPage />} />
        <Route path={paths.collection} element={<CollectionPage />} />
        <Route path={paths.settings} element={<SettingsPage />} />
        <Route path={paths.ownRecipes} element={<OwnRecipesPage />} />
        <Route path={paths.newRecipe} element={<NewRecipePage />} />
        <Route path={paths.ownRecipe} element={<EditRecipePage />} />
        <Route path={paths.admin} element={<AdminGate />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
