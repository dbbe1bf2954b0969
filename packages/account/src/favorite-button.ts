export {
  ConnectedFavoriteButton,
  type ConnectedFavoriteButtonProps,
} from './wishlist/components/ConnectedFavoriteButton/ConnectedFavoriteButton.tsx'
export type { FavoriteButtonMessages } from './wishlist/messages/FavoriteButtonMessages.ts'
export { FavoritesProvider, type FavoritesProviderProps } from './wishlist/react/FavoritesProvider.tsx'
export {
  createFavoritesStore,
  type FavoriteButtonState,
  type FavoritesState,
  type FavoritesStore,
} from './wishlist/store/createFavoritesStore.ts'
