import type { ChosenAddOn } from '@store/api-client/contract/cart'
import type { AddOnItem } from '@store/api-client/contract/catalogue'
import type { AddOnPanelState } from '../../store/AddOnPanelState.ts'

/** Details entered for an add-on. */
export type AddOnDetails = Pick<ChosenAddOn, 'candleNumber' | 'occasion' | 'text'>

/** Props of `AddOnDetailsDialog`. */
export interface AddOnDetailsDialogProps {
  readonly item: AddOnItem
  readonly panel: AddOnPanelState
  readonly open: boolean
  readonly onClose: () => void
  /** Called with the entered details. */
  readonly onSubmit: (answer: AddOnDetails) => void
}
