import { useLazy } from '@store/ui/lazy'
import type { OrderActionMessages } from '../../messages/OrderActionMessages.ts'
import type { CancelDialogProps } from './CancelDialog.tsx'

/** Props of `LazyCancelDialog`. */
export interface LazyCancelDialogProps extends Omit<CancelDialogProps, 'number'> {
  /** Number of the order; stays set while the dialog closes. */
  readonly number: string
  /** UI messages. */
  readonly messages: OrderActionMessages
}

/** Renders the cancel confirmation; the dialog is lazy-loaded on the first use. */
export function LazyCancelDialog(props: LazyCancelDialogProps) {
  const { open, number, onClose, onCancel, messages } = props
  const { part: Dialog } = useLazy(loadDialog, open, () => {
    // Fallback: the browser's native dialog is always available.
    if (window.confirm(`${messages.cancelQuestion(number)}\n${messages.cancelNote}`)) onCancel()
    else onClose()
  })
  return Dialog ? <Dialog {...props} /> : null
}

const loadDialog = () => import('./CancelDialog.tsx').then((late) => late.CancelDialog)
