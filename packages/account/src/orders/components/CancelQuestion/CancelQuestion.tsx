import type { DeedMessages } from '../../messages/DeedMessages.ts'
import { useLate } from '../../react/useLate.ts'
import type { CancelDialogProps } from './CancelDialog.tsx'

/** Props of `CancelQuestion`. */
export interface CancelQuestionProps extends Omit<CancelDialogProps, 'number'> {
  /** Number of the order; stays while the dialog closes. */
  readonly number: string
  /** Its words. */
  readonly messages: DeedMessages
}

/** The question before an order is cancelled; the dialog comes with the first one. */
export function CancelQuestion(props: CancelQuestionProps) {
  const { open, number, onClose, onCancel, messages } = props
  const Dialog = useLate(loadDialog, open, () => {
    // The browser's own dialog is always there, if not as nice.
    if (window.confirm(`${messages.cancelQuestion(number)}\n${messages.cancelNote}`)) onCancel()
    else onClose()
  })
  return Dialog ? <Dialog {...props} /> : null
}

const loadDialog = () => import('./CancelDialog.tsx').then((late) => late.CancelDialog)
