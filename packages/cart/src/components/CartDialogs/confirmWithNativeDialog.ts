import type { UseCartResult } from '../../react/useCart.ts'
import { findDialogSubject } from '../dialogs/findDialogSubject.ts'

/** Asks for confirmation with the browser's native dialogs, the fallback when the cart's dialogs cannot be loaded. */
export function confirmWithNativeDialog({ state, cart, actions, messages }: UseCartResult): void {
  const subject = findDialogSubject(state.activeDialog, cart?.lines)
  switch (subject?.kind) {
    case undefined:
      return
    case 'removeLine':
    case 'removeCombo':
      if (window.confirm(messages.removeQuestion(subject.title))) actions.confirmRemove()
      else actions.closeDialog()
      return
    case 'replicate':
      actions.confirmReplicate(window.confirm(messages.replicateQuestion))
      return
    case 'message': {
      const { title, message } = subject
      const words = message?.text === '' ? messages.addMessage : messages.editMessage
      const text = window.prompt(messages.messageNamed(words, title), message?.text)
      const isBlank = text?.trim() === '' && message?.isRequired
      if (isBlank) window.alert(messages.messageBlank)
      if (text === null || isBlank) actions.closeDialog()
      else actions.saveMessage(text)
    }
  }
}
