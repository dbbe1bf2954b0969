/** What the box reports to analytics. */
export type DeliveryLocationEvent = {
  readonly kind: 'pincodeChecked'
  readonly pincode: string
  readonly deliverable: boolean
}
