import type { LineId } from '@store/api-client/contract/cart'
import type { CalendarDate } from '@store/api-client/contract/date'
import type { Hamper, ProductId } from '@store/api-client/contract/hampers'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import type { HamperPorts } from './HamperPorts.ts'
import type { CartType, HamperIdOrSlug, HamperState } from './HamperState.ts'

/** The builder's store: state to read, actions to call. */
export interface HamperStore extends ReadonlyStore<HamperState> {
  /** What a shopper can do. */
  readonly actions: HamperActions
  /** The shop's today, as the builder was opened. */
  readonly today: CalendarDate
}

/** What a visitor or host can do with a hamper. */
export interface HamperActions {
  /** Takes up what the browser keeps, follows the chosen place and loads what is missing; answers how to end that. */
  readonly start: () => () => void
  /** Asks again for what could not be loaded. */
  readonly retry: () => void
  /** One piece more of a gift, in the step at hand. */
  readonly add: (productId: ProductId) => void
  /** One piece less of a gift, in the step at hand. */
  readonly take: (productId: ProductId) => void
  /** Takes a gift out of the summary; without a mandatory one its step is gone back to. */
  readonly drop: (step: string, productId: ProductId) => void
  readonly next: () => void
  readonly back: () => void
  /** Goes to a step, 0 first, or as far as what was chosen leads. */
  readonly goTo: (step: number) => void
  /** Chooses the day it is wanted on; the host hears how many days from today that is. */
  readonly setDate: (date: CalendarDate) => void
  /** Takes the words to the receiver; what is not accepted is left out, and they are cut at their limit. */
  readonly write: (message: string) => void
  /** Puts the hamper in the cart, once however often it is called; nothing chosen is lost where that fails. */
  readonly buy: (type: CartType) => Promise<void>
  /** Lets the shopper choose where it goes. */
  readonly showPlace: () => void
}

/** What a builder begins with and needs. */
export interface HamperStoreOptions {
  /** Which hamper; asked for where the page did not bring it. */
  readonly id: HamperIdOrSlug
  readonly initial?:
    | {
        /** The hamper the server rendered. */
        readonly hamper?: Hamper | undefined
        /** What the page's address tells of what was chosen. */
        readonly written?: string | undefined
        /** The line of the cart that is edited. */
        readonly lineId?: LineId | undefined
      }
    | undefined
  /** All it needs from its host. */
  readonly ports: HamperPorts
}
