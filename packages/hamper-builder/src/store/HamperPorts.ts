import type { AddHamperRequest, HampersClient } from '@store/api-client/contract/hampers'
import type { Clock, DeliveryPlaceStore, Track } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import type { HamperEvent } from './HamperEvent.ts'

/** Dependencies of the builder that the host provides. */
export interface HamperPorts {
  /** API client that loads a hamper. */
  readonly client: Pick<HampersClient, 'get'>
  /** Adds the hamper to the cart; the host updates its cart from the response. */
  readonly add: (hamper: AddHamperRequest) => Promise<Result<unknown>>
  /** Navigates to the cart after a purchase. */
  readonly goToCart: () => void
  /** The delivery location. */
  readonly place: DeliveryPlaceStore
  /** Opens the location dialog; called synchronously in the tap handler. */
  readonly showPlace: () => void
  /** Writes the choices to the page's URL, so that it can be shared and reloaded. @default not written */
  readonly url?: { readonly write: (written: string) => void } | undefined
  /**
   * Stores the hamper in progress until it is in the cart, such as in session storage under a key of its own.
   * @default not stored
   */
  readonly draft?:
    | {
        /** Returns the stored value, unvalidated. */
        readonly read: () => unknown
        readonly write: (draft: HamperDraft) => void
        readonly forget: () => void
      }
    | undefined
  readonly clock: Clock
  /** Receives the analytics events. */
  readonly track: Track<HamperEvent>
}

/** A hamper in progress, which survives a reload, a login, and a visit of other pages. */
export interface HamperDraft {
  /** Id or slug of the hamper. */
  readonly hamper: string
  /** The message to the receiver, which is never part of the URL, because it is private. */
  readonly message: string
  /** The choices, as in the URL. They apply if the page is opened without choices in its URL. @default none */
  readonly written?: string | undefined
}
