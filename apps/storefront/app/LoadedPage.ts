import type { ReactNode } from 'react'
import type { Stores } from './composition/createStores.ts'
import type { Head } from './Head.ts'

/** A page with its data, ready to be rendered. */
export interface LoadedPage {
  /** Data that the browser needs to hydrate the page. */
  readonly data: object
  readonly head: Head
  /** Sites that the page may embed in iframes. @default none */
  readonly frames?: readonly string[] | undefined
  /** Whether the page renders its own header and footer. @default false */
  readonly hasOwnLayout?: boolean | undefined
  /** Creates the page's own stores and returns its content. */
  readonly open: (stores: Stores) => Promise<ReactNode>
}

/** A loaded page, named after its folder in `app/pages`. */
export interface NamedPage extends LoadedPage {
  readonly name: string
}
