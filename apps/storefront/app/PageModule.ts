import type { ReactNode } from 'react'
import type { Stores } from './composition/createStores.ts'

/** One page of the store, on server and browser alike. */
export interface PageModule<Data> {
  /** Makes the page's own stores and answers what it shows. */
  readonly open: (stores: Stores, data: Data) => Promise<ReactNode>
}

/** Writes down a page. */
export const definePage = <Data>(page: PageModule<Data>): PageModule<Data> => page
