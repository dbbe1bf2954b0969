import { createContext, type ReactNode } from 'react'
import type { FavoritesStore } from '../store/createFavoritesStore.ts'

/** Carries the hearts to the components below; only the package's own hook reads it. */
export const FavoritesContext = createContext<FavoritesStore | undefined>(undefined)

/** Props of `FavoritesProvider`. */
export interface FavoritesProviderProps {
  /** The hearts of the page. */
  readonly store: FavoritesStore
  /** The page. */
  readonly children: ReactNode
}

/** Gives every heart below its store. */
export function FavoritesProvider({ store, children }: FavoritesProviderProps) {
  return <FavoritesContext.Provider value={store}>{children}</FavoritesContext.Provider>
}
