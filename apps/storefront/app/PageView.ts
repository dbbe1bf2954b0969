import type { ClientGroup } from '@store/api-client'
import type { ReactNode } from 'react'
import type { Stores } from './composition/createStores.ts'
import type { PageAnalytics } from './composition/tracking/CurrentPage.ts'

/** What a browser loads of a page, and a server renders: `view.tsx` of its folder. */
export interface PageView<Data extends object> {
  /** Creates the page's own stores and returns its content. */
  readonly open: (stores: Stores, data: Data) => Promise<ReactNode>
  /** Whether the page renders its own header and footer. @default false */
  readonly hasOwnLayout?: boolean
  /** API client groups that the page's first action needs: preloaded on idle after an interaction. @default none */
  readonly clientGroups?: readonly ClientGroup[]
  /** Returns what the page shows, for analytics. @default nothing */
  readonly analytics?: (data: Data) => PageAnalytics
}
