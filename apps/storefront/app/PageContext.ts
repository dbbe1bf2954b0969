import type { Menu } from '@store/api-client/contract/catalogue'
import type { EnabledCurrency } from '@store/api-client/contract/settings'
import type { ShopInfo } from './ShopInfo.ts'

/** Context in which a page renders, which is the same for all visitors of a cached page. */
export interface PageContext {
  /** Demo mode: mails stay in the outbox. */
  readonly isDemo: boolean
  /** Whether requests to the API carry a `traceparent`, the id of this page view's trace. @default false */
  readonly isTraced?: boolean | undefined
  /** Display currencies, rupees first. */
  readonly currencies: readonly EnabledCurrency[]
  /** Code of the display currency. */
  readonly currency: string
  /** Menus of the header, only on the server; missing while the API does not provide them. */
  readonly menus?: readonly Menu[] | undefined
  /** The shop's data in the layout. @default only its name */
  readonly shop?: ShopInfo | undefined
  /** Whether the shop has a page for companies. @default true */
  readonly hasCorporatePage?: boolean | undefined
  /** URL of a chat script that pages load after 3 s. @default none */
  readonly chat?: string | undefined
  /** Hosts of pictures outside the store. @default none */
  readonly imageHosts?: readonly string[] | undefined
}

/** The part of the page's context that its stores need. */
export type StoresPageContext = Omit<PageContext, 'menus' | 'chat'>
