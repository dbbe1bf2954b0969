import { useLazy } from '@store/ui/lazy'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { CancelDialogProps } from '../../react/OrderSectionProps.ts'

/** Renders the cancel confirmation; the dialog is lazy-loaded on the first use. */
export const LazyCancelDialog = createOrderPart((slots) => slots.cancelDialog, OwnLazyCancelDialog)

function OwnLazyCancelDialog(props: CancelDialogProps) {
  const { open, number, onClose, onCancel, messages } = props
  const { part: Dialog } = useLazy(loadDialog, open, () => {
    // Falls back to the browser's native dialog, which needs no loading.
    if (window.confirm(`${messages.cancelQuestion(number)}\n${messages.cancelNote}`)) onCancel()
    else onClose()
  })
  return Dialog ? <Dialog {...props} /> : null
}

const loadDialog = () => import('./CancelDialog.tsx').then((late) => late.CancelDialog)
