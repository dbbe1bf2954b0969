import type { AddressesClient } from '@store/api-client/contract/addresses'
import type { DeliveryClient } from '@store/api-client/contract/delivery'
import type {
  Clock,
  DeliveryPlaceState,
  DeliveryPlaceStore,
  ReadonlyStore,
  Reload,
  RequestLogin,
  SessionState,
  Track,
} from '@store/api-client/contract/ports'
import type { DeliveryLocationEvent } from './DeliveryLocationEvent.ts'
import type { GeolocationResult } from './GeolocationResult.ts'

/** Dependencies of the box that the host provides. */
export interface DeliveryLocationPorts {
  /** API client for locations. */
  readonly client: DeliveryClient
  /** Store of the chosen location, which the box updates. */
  readonly place: DeliveryPlaceStore & { readonly choose: (place: DeliveryPlaceState) => void }
  /** Name of the shop as shoppers know it. */
  readonly brandName: string
  /** Receives the analytics events. */
  readonly track: Track<DeliveryLocationEvent>
  /** Source of saved addresses. Without it, the box offers none. */
  readonly addresses?: SavedAddressPorts | undefined
  /**
   * Determines the visitor's position; called only after a tap. @default the browser's geolocation, 10 seconds, high
   * accuracy
   */
  readonly position?: (() => Promise<GeolocationResult>) | undefined
  /** Reloads the page after the location was changed, except on product pages. @default no reload */
  readonly reload?: Reload | undefined
  /** Records a city without delivery; `undefined` clears the record. @default not recorded */
  readonly onUndeliverable?: ((city: string | undefined) => void) | undefined
  /** Clock that determines today's date. @default the browser's */
  readonly clock?: Clock | undefined
}

/** Dependencies of saved addresses. */
export interface SavedAddressPorts {
  /** Lists the visitor's addresses, most recently used first. */
  readonly list: AddressesClient['list']
  /** Whether a user is logged in. */
  readonly session: ReadonlyStore<SessionState>
  /** Prompts a guest to log in before the addresses are listed. */
  readonly requestLogin: RequestLogin
  /** Stores the id of the chosen address for this tab, such as in session storage. @default kept in memory */
  readonly selected?:
    | { readonly read: () => unknown; readonly write: (chosen: { readonly id: number }) => void }
    | undefined
}
