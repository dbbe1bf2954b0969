import type { ChosenAddOn } from '@store/api-client/contract/cart'
import type { AddOnItem } from '@store/api-client/contract/catalogue'
import type { PanelState } from '../../store/PanelState.ts'

/** What an add-on was answered. */
export type AddOnAnswer = Pick<ChosenAddOn, 'candleNumber' | 'occasion' | 'text'>

/** Props of `AnswerDialog`. */
export interface AnswerDialogProps {
  readonly item: AddOnItem
  readonly panel: PanelState
  readonly open: boolean
  readonly onClose: () => void
  /** Takes what was answered. */
  readonly onAnswer: (answer: AddOnAnswer) => void
}
