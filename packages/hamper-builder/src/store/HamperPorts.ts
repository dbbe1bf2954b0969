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
  /** Stores the shopper's message during a reload or a login, such as in session storage. @default not stored */
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

/** Draft that survives a reload; it is not part of the URL, because it is private. */
export interface HamperDraft {
  /** The hamper that the message belongs to. */
  readonly hamper: string
  readonly message: string
}
