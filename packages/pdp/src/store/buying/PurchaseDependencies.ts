import type { StoreApi } from 'zustand/vanilla'
import type { DeliveryDaySlice } from '../createDeliveryDaySlice.ts'
import type { OptionsSlice } from '../createOptionsSlice.ts'
import type { ProductPorts } from '../ProductPorts.ts'
import type { ProductState } from '../ProductState.ts'

/** Dependencies of the purchase flow. */
export interface PurchaseDependencies {
  readonly store: StoreApi<ProductState>
  readonly ports: ProductPorts
  readonly options: Pick<OptionsSlice, 'applySelection' | 'setPhoto'>
  readonly day: Pick<DeliveryDaySlice, 'dayError' | 'chosenDelivery'>
  /** Marks the product as in the cart for a pincode. */
  readonly enterCart: (pincode: string) => void
  readonly leaveCart: () => void
}
