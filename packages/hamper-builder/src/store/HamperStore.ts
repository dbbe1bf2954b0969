import type { LineId } from '@store/api-client/contract/cart'
import type { CalendarDate } from '@store/api-client/contract/date'
import type { Hamper, ProductId } from '@store/api-client/contract/hampers'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import type { HamperPorts } from './HamperPorts.ts'
import type { HamperIdOrSlug, HamperState, PurchaseIntent } from './HamperState.ts'

/** The builder's store: its state, and the actions that change it. */
export interface HamperStore extends ReadonlyStore<HamperState> {
  /** Actions of a shopper. */
  readonly actions: HamperActions
  /** Today in the shop's time zone, when the builder was opened. */
  readonly today: CalendarDate
}

/** Actions of a visitor or host on a hamper. */
export interface HamperActions {
  /** Restores the draft, subscribes to the chosen location and loads missing data; returns the cleanup function. */
  readonly start: () => () => void
  /** Retries failed loading. */
  readonly retry: () => void
  /** Adds one unit of an item in the current step. */
  readonly add: (productId: ProductId) => void
  /** Removes one unit of an item in the current step. */
  readonly take: (productId: ProductId) => void
  /** Removes an item from the summary; without a mandatory item, returns to its step. */
  readonly drop: (step: string, productId: ProductId) => void
  readonly next: () => void
  readonly back: () => void
  /** Goes to a step (zero-based), or as far as the choices allow. */
  readonly goTo: (step: number) => void
  /** Sets the delivery day, and reports to the host how many days from today it is. */
  readonly setDate: (date: CalendarDate) => void
  /** Sets the message to the receiver; unsupported characters are removed, and it is truncated at its limit. */
  readonly write: (message: string) => void
  /** Adds the hamper to the cart, once for repeated calls. The choices are kept on failure. */
  readonly buy: (type: PurchaseIntent) => Promise<void>
  /** Opens the location dialog. */
  readonly showPlace: () => void
}

/** Options of `createHamperStore`. */
export interface HamperStoreOptions {
  /** Id or slug of the hamper, which is loaded if the page does not contain it. */
  readonly id: HamperIdOrSlug
  readonly initial?:
    | {
        /** The server-rendered hamper. */
        readonly hamper?: Hamper | undefined
        /** Choices in the page's URL. */
        readonly written?: string | undefined
        /** The cart line that is edited. */
        readonly lineId?: LineId | undefined
      }
    | undefined
  /** Dependencies that the host provides. */
  readonly ports: HamperPorts
}
