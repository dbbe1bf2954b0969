import type { AddHamperRequest, HampersClient } from '@store/api-client/contract/hampers'
import type { Clock, DeliveryPlace, Track } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import type { HamperEvent } from './HamperEvent.ts'

/** All the builder needs from its host. */
export interface HamperPorts {
  /** Tells the steps of a hamper. */
  readonly client: Pick<HampersClient, 'get'>
  /** Puts the hamper in the cart; what the cart answers is the host's to hand on. */
  readonly add: (hamper: AddHamperRequest) => Promise<Result<unknown>>
  /** Leads to the cart once a hamper was bought. */
  readonly goToCart: () => void
  /** Where the gift goes. */
  readonly place: DeliveryPlace
  /** Lets the shopper choose where it goes; called within their own tap. */
  readonly showPlace: () => void
  /** What of the page's address tells what was chosen, so that it is shared and survives. @default not told */
  readonly url?: { readonly write: (written: string) => void } | undefined
  /** Keeps the shopper's words over a reload or a login; the host uses the tab's session storage. @default not kept */
  readonly draft?:
    | {
        /** What was kept; nothing is said of its form. */
        readonly read: () => unknown
        readonly write: (draft: HamperDraft) => void
        readonly forget: () => void
      }
    | undefined
  readonly clock: Clock
  /** Takes what the builder reports. */
  readonly track: Track<HamperEvent>
}

/** What a reload must not lose and an address must not tell. */
export interface HamperDraft {
  /** The hamper the words are for. */
  readonly hamper: string
  readonly message: string
}
