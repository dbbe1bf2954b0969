import type { ChosenAddOn } from '@store/api-client/contract/cart'
import type { AddOnItem } from '@store/api-client/contract/catalogue'
import type { AddOnPanelState } from '../../store/AddOnPanelState.ts'

/** What an add-on was answered. */
export type AddOnDetails = Pick<ChosenAddOn, 'candleNumber' | 'occasion' | 'text'>

/** Props of `AddOnDetailsDialog`. */
export interface AddOnDetailsDialogProps {
  readonly item: AddOnItem
  readonly panel: AddOnPanelState
  readonly open: boolean
  readonly onClose: () => void
  /** Takes what was answered. */
  readonly onSubmit: (answer: AddOnDetails) => void
}
