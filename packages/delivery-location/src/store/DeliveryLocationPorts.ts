import type { DeliveryClient } from '@store/api-client/contract/delivery'
import type { DeliveryPlaceState, Track } from '@store/api-client/contract/ports'
import type { DeliveryLocationEvent } from './DeliveryLocationEvent.ts'

/** All the box needs from its host. */
export interface DeliveryLocationPorts {
  /** Asks the API about a pincode. */
  readonly client: Pick<DeliveryClient, 'checkPincode'>
  /** The chosen place, which a pincode becomes whose city is known. */
  readonly place: {
    readonly getState: () => DeliveryPlaceState
    readonly choose: (place: DeliveryPlaceState) => void
  }
  /** Takes what the box reports. */
  readonly track: Track<DeliveryLocationEvent>
}
