import type { Readable } from './Readable.ts'

/** Where the gift goes, as far as it was chosen. */
export interface DeliveryPlaceState {
  /** ISO numeric country. @default 356 (India) */
  readonly country: number
  /** City the pincode lies in. */
  readonly city?: string | undefined
  /** Pincode as typed, checked for its form. */
  readonly pincode?: string | undefined
}

/** The chosen place as features read it. */
export type DeliveryPlace = Readable<DeliveryPlaceState>
