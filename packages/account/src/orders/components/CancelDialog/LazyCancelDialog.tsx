import type { OrderActionMessages } from '../../messages/OrderActionMessages.ts'
import { useLazy } from '../../react/useLazy.ts'
import type { CancelDialogProps } from './CancelDialog.tsx'

/** Props of `LazyCancelDialog`. */
export interface LazyCancelDialogProps extends Omit<CancelDialogProps, 'number'> {
  /** Number of the order; stays while the dialog closes. */
  readonly number: string
  /** Its words. */
  readonly messages: OrderActionMessages
}

/** The question before an order is cancelled; the dialog comes with the first one. */
export function LazyCancelDialog(props: LazyCancelDialogProps) {
  const { open, number, onClose, onCancel, messages } = props
  const Dialog = useLazy(loadDialog, open, () => {
    // The browser's own dialog is always there, if not as nice.
    if (window.confirm(`${messages.cancelQuestion(number)}\n${messages.cancelNote}`)) onCancel()
    else onClose()
  })
  return Dialog ? <Dialog {...props} /> : null
}

const loadDialog = () => import('./CancelDialog.tsx').then((late) => late.CancelDialog)
