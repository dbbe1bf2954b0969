import type { StoreApi } from 'zustand/vanilla'
import type { Day } from '../createDay.ts'
import type { Options } from '../createOptions.ts'
import type { ProductPorts } from '../ProductPorts.ts'
import type { ProductState } from '../ProductState.ts'

/** What a buyer works with. */
export interface BuyerParts {
  readonly store: StoreApi<ProductState>
  readonly ports: ProductPorts
  readonly options: Pick<Options, 'takeOver' | 'setPhoto'>
  readonly day: Pick<Day, 'chosenDelivery'>
  /** Says that what was added for a pincode lies in the cart. */
  readonly enterCart: (pincode: string) => void
  readonly leaveCart: () => void
}
