import type { DeliveryLocationFault } from '../store/DeliveryLocationState.ts'

/** Every word of the delivery-location box. */
export interface DeliveryLocationMessages {
  /** Heading of the box. */
  readonly heading: string
  /** Label of the pincode field. */
  readonly pincodeLabel: string
  /** What the field expects. */
  readonly pincodeHint: string
  /** Button that asks. */
  readonly check: string
  /** Said while the answer is awaited. */
  readonly checking: string
  /** The place that was found. */
  readonly found: (city: string, pincode: string) => string
  /** The place is not served. */
  readonly notAvailable: string
  /** What stood in the way of a check. */
  readonly fault: (fault: DeliveryLocationFault) => string
}
