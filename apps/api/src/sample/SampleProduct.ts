import type { DeliveryThrough } from '@store/api-client/contract/rules/earliestDelivery'

/** A gift of the sample catalogue, as a person writes it down. */
export interface SampleProduct {
  readonly nid: number
  readonly type: 'flower' | 'cake' | 'plant' | 'combo' | 'gift' | 'hamper' | 'rakhi'
  /** Last part of its address, and name of its pictures. */
  readonly slug: string
  readonly title: string
  /** Shelf of the home page it stands on. */
  readonly shelf: 'flowers' | 'cakes' | 'plants' | 'combos' | 'gifts'
  /** Rupees. */
  readonly price: number
  /** Rupees. */
  readonly listPrice: number
  /** What the picture shows. */
  readonly alt: string
  readonly contains: readonly string[]
  readonly description: string
  readonly careTips: readonly string[]
  /** Only cakes say it. */
  readonly hasEgg?: boolean
  readonly through: DeliveryThrough
  /** Days a courier needs. @default 3 */
  readonly courierDays?: number
  /** Days a vendor needs. @default 0 */
  readonly vendorDays?: number
  readonly stock: number
  /** Average and number of reviews; missing where nobody reviewed yet. */
  readonly reviews?: readonly [average: number, count: number]
}
