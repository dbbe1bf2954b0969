import type { GeolocationErrorKind } from './GeolocationResult.ts'

/** How a location was chosen. */
export type PlaceSelectionMethod = 'pincode' | 'city' | 'suggestion' | 'position' | 'address' | 'country'

/** Analytics events of the box. They never contain a position, an address or typed text, except a pincode. */
export type DeliveryLocationEvent =
  | { readonly kind: 'pincodeChecked'; readonly pincode: string; readonly deliverable: boolean }
  | { readonly kind: 'cityChecked'; readonly city: string; readonly deliverable: boolean }
  | { readonly kind: 'placeChosen'; readonly way: PlaceSelectionMethod; readonly city: string | undefined }
  /** A visitor kept the city, because changing it would have made gifts undeliverable. */
  | { readonly kind: 'placeKept'; readonly leftBehind: number }
  | { readonly kind: 'positionRefused'; readonly why: GeolocationErrorKind }
