import { createContext, useContext } from 'react'
import type { Stores } from './createStores'

/** The stores of the app, for every page. */
export const StoresContext = createContext<Stores | undefined>(undefined)

/** Returns the stores of the app. */
export function useAppStores(): Stores {
  const stores = useContext(StoresContext)
  if (!stores) throw new Error('useStores must be used inside StoresContext')
  return stores
}
