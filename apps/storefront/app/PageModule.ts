import type { ReactNode } from 'react'
import type { Stores } from './composition/createStores.ts'

/** A page of the store, on server and browser alike. */
export interface PageModule<Data> {
  /** Creates the page's own stores and returns its content. */
  readonly open: (stores: Stores, data: Data) => Promise<ReactNode>
}

/** Defines a page. */
export const definePage = <Data>(page: PageModule<Data>): PageModule<Data> => page
