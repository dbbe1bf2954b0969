import { createContext, type ReactNode } from 'react'
import type { FavoritesStore } from '../store/createFavoritesStore.ts'

/** React context of the favorites store; read it through the package's hook. */
export const FavoritesContext = createContext<FavoritesStore | undefined>(undefined)

/** Props of `FavoritesProvider`. */
export interface FavoritesProviderProps {
  /** The page's favorites store. */
  readonly store: FavoritesStore
  /** The page. */
  readonly children: ReactNode
}

/** Provides the favorites store to all favorite buttons below. */
export function FavoritesProvider({ store, children }: FavoritesProviderProps) {
  return <FavoritesContext.Provider value={store}>{children}</FavoritesContext.Provider>
}
