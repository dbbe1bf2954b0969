import type { PositionErrorKind } from './PositionResult.ts'

/** How a location was chosen. */
export type PlaceSelectionMethod = 'pincode' | 'city' | 'suggestion' | 'position' | 'address' | 'country'

/** Analytics events of the box; never a position, an address or typed text other than a pincode. */
export type DeliveryLocationEvent =
  | { readonly kind: 'pincodeChecked'; readonly pincode: string; readonly deliverable: boolean }
  | { readonly kind: 'cityChecked'; readonly city: string; readonly deliverable: boolean }
  | { readonly kind: 'placeChosen'; readonly way: PlaceSelectionMethod; readonly city: string | undefined }
  /** A visitor kept their city because the change would have made gifts undeliverable. */
  | { readonly kind: 'placeKept'; readonly leftBehind: number }
  | { readonly kind: 'positionRefused'; readonly why: PositionErrorKind }
