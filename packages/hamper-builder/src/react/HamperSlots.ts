import type { Slot } from '@store/ui/slots'
import type { HamperHeaderProps, HamperNavProps, ItemCardProps, StepButtonsProps } from './HamperPartProps.ts'

/** Slots of the hamper builder, for `HamperProvider`: each replaces or wraps a part. */
export interface HamperSlots {
  /** The live region. */
  readonly status?: Slot<object> | undefined
  /** Title, base price, and a note while a hamper of the cart is edited. */
  readonly header?: Slot<HamperHeaderProps> | undefined
  /** The delivery date. */
  readonly deliveryDay?: Slot<object> | undefined
  /** The problems that prevent loading or buying the hamper. */
  readonly problems?: Slot<object> | undefined
  /** The step bar. */
  readonly steps?: Slot<object> | undefined
  /** The current step with its items. */
  readonly stepPanel?: Slot<object> | undefined
  /** An item, with the quantity chosen. */
  readonly itemCard?: Slot<ItemCardProps> | undefined
  /** The review before the purchase. */
  readonly reviewPanel?: Slot<object> | undefined
  /** The summary. */
  readonly summary?: Slot<object> | undefined
  /** The buttons with their error, in the summary and in a phone's bar. */
  readonly nav?: Slot<HamperNavProps> | undefined
  /** The buttons alone. */
  readonly stepButtons?: Slot<StepButtonsProps> | undefined
  /** The images of the last three items chosen. */
  readonly lastPictures?: Slot<object> | undefined
}
