import { useContext } from 'react'
import type { FavoritesStore } from '../store/createFavoritesStore.ts'
import { FavoritesContext } from './FavoritesProvider.tsx'

/** Returns the favorites store of the nearest `FavoritesProvider`; throws outside of one. */
export function useFavorites(): FavoritesStore {
  const hearts = useContext(FavoritesContext)
  if (!hearts) throw new Error('A heart stands outside of HeartsProvider: wrap the page in one.')
  return hearts
}
