import type { Menu } from '@store/api-client/contract/catalogue'
import type { EnabledCurrency } from '@store/api-client/contract/settings'

/** What a page is shown in: the same for everybody where it comes from the page cache. */
export interface PageContext {
  /** Whether the store only demonstrates: mails stay in the outbox. */
  readonly isDemo: boolean
  /** What prices can be shown in, rupees first. */
  readonly currencies: readonly EnabledCurrency[]
  /** Code of the currency prices are shown in. */
  readonly currency: string
  /** Menus of the header, for the server alone; missing while the shop does not tell them. */
  readonly menus?: readonly Menu[] | undefined
  /** Whether the shop has no categories yet, and so nothing to sell. @default false */
  readonly isEmpty?: boolean | undefined
  /** Address of the script of a chat, which pages load after 3 s. @default none */
  readonly chat?: string | undefined
}
