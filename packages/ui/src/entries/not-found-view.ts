export type { FavouriteItem, FavouritesProps } from '../NotFoundView/Favourites.tsx'
export { NotFoundView, type NotFoundViewProps } from '../NotFoundView/NotFoundView.tsx'
