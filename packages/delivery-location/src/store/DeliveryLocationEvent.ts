import type { PositionErrorKind } from './PositionResult.ts'

/** How a place was chosen. */
export type PlaceSelectionMethod = 'pincode' | 'city' | 'suggestion' | 'position' | 'address' | 'country'

/** What the box reports to analytics; never a position, an address or what was typed beyond a pincode. */
export type DeliveryLocationEvent =
  | { readonly kind: 'pincodeChecked'; readonly pincode: string; readonly deliverable: boolean }
  | { readonly kind: 'cityChecked'; readonly city: string; readonly deliverable: boolean }
  | { readonly kind: 'placeChosen'; readonly way: PlaceSelectionMethod; readonly city: string | undefined }
  /** A visitor kept their city because gifts would have been left behind. */
  | { readonly kind: 'placeKept'; readonly leftBehind: number }
  | { readonly kind: 'positionRefused'; readonly why: PositionErrorKind }
