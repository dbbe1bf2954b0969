import type { CallGroupName } from '@store/api-client'
import type { ReactNode } from 'react'
import type { Stores } from './composition/createStores.ts'
import type { PageAnalytics } from './composition/tracking/CurrentPage.ts'

/** The part of a page that a browser loads and a server renders: `view.tsx` of its folder. */
export interface PageViewDefinition<Data extends object> {
  /** Creates the page's own stores and returns its content. */
  readonly open: (stores: Stores, data: Data) => Promise<ReactNode>
  /** Whether the page renders its own header and footer. @default false */
  readonly hasOwnLayout?: boolean
  /**
   * API client groups that the page's first action needs, which are preloaded on idle after an interaction. @default
   * none
   */
  readonly clientGroups?: readonly CallGroupName[]
  /** Returns the page's content for analytics. @default none */
  readonly analytics?: (data: Data) => PageAnalytics
}
