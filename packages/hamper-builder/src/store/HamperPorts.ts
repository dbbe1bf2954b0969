import type { AddHamperRequest, HampersClient } from '@store/api-client/contract/hampers'
import type { Clock, DeliveryPlace, Track } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import type { HamperEvent } from './HamperEvent.ts'

/** Dependencies of the builder that the host provides. */
export interface HamperPorts {
  /** API client that loads a hamper. */
  readonly client: Pick<HampersClient, 'get'>
  /** Adds the hamper to the cart; the host handles the response of the cart. */
  readonly add: (hamper: AddHamperRequest) => Promise<Result<unknown>>
  /** Navigates to the cart after a purchase. */
  readonly goToCart: () => void
  /** The delivery location. */
  readonly place: DeliveryPlace
  /** Opens the location dialog; called inside the shopper's own tap. */
  readonly showPlace: () => void
  /** Writes the choices to the page's URL, so that it can be shared and reloaded. @default not written */
  readonly url?: { readonly write: (written: string) => void } | undefined
  /**
   * Stores the shopper's message across a reload or a login; the host uses the tab's session storage. @default not
   * stored
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

/** Draft that must survive a reload but must not appear in the URL. */
export interface HamperDraft {
  /** The hamper that the message belongs to. */
  readonly hamper: string
  readonly message: string
}
