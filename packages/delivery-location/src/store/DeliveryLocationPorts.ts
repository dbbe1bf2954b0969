import type { AddressesClient } from '@store/api-client/contract/addresses'
import type { DeliveryClient } from '@store/api-client/contract/delivery'
import type {
  Clock,
  DeliveryPlace,
  DeliveryPlaceState,
  ReadonlyStore,
  Reload,
  RequestLogin,
  SessionState,
  Track,
} from '@store/api-client/contract/ports'
import type { DeliveryLocationEvent } from './DeliveryLocationEvent.ts'
import type { PositionResult } from './PositionResult.ts'

/** All the box needs from its host. */
export interface DeliveryLocationPorts {
  /** Asks the API about places. */
  readonly client: DeliveryClient
  /** The chosen place, which a place becomes that was found. */
  readonly place: DeliveryPlace & { readonly choose: (place: DeliveryPlaceState) => void }
  /** Name of the shop as shoppers know it. */
  readonly brandName: string
  /** Takes what the box reports. */
  readonly track: Track<DeliveryLocationEvent>
  /** Where saved addresses come from; without it the box offers none. */
  readonly addresses?: SavedAddressPorts | undefined
  /** Asks where the visitor is, on a tap alone. @default the browser's geolocation, 10 seconds, high accuracy */
  readonly position?: (() => Promise<PositionResult>) | undefined
  /** Loads the page anew once another place was chosen, except on product pages. @default nothing is loaded anew */
  readonly reload?: Reload | undefined
  /** Notes the city nothing can be delivered in; `undefined` forgets it. @default not noted */
  readonly onUndeliverable?: ((city: string | undefined) => void) | undefined
  /** The time, which says what is today. @default the browser's */
  readonly clock?: Clock | undefined
}

/** What saved addresses need. */
export interface SavedAddressPorts {
  /** The visitor's own addresses, newest use first. */
  readonly list: AddressesClient['list']
  /** Whether there is a user whose addresses they are. */
  readonly session: ReadonlyStore<SessionState>
  /** Asks a guest to log in first. */
  readonly requestLogin: RequestLogin
  /** Keeps the number of the chosen address for the tab, as in its session storage. @default kept for the page */
  readonly selected?:
    | { readonly read: () => unknown; readonly write: (chosen: { readonly id: number }) => void }
    | undefined
}
