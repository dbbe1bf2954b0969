import type { StoreApi } from 'zustand/vanilla'
import type { DaySlice } from '../createDaySlice.ts'
import type { OptionsSlice } from '../createOptionsSlice.ts'
import type { ProductPorts } from '../ProductPorts.ts'
import type { ProductState } from '../ProductState.ts'

/** What a buyer works with. */
export interface PurchaseDependencies {
  readonly store: StoreApi<ProductState>
  readonly ports: ProductPorts
  readonly options: Pick<OptionsSlice, 'applySelection' | 'setPhoto'>
  readonly day: Pick<DaySlice, 'chosenDelivery'>
  /** Says that what was added for a pincode lies in the cart. */
  readonly enterCart: (pincode: string) => void
  readonly leaveCart: () => void
}
