import type { CartMessages } from '../../messages/CartMessages.ts'
import type { CartStore } from '../../store/createCartStoreWithMutations.ts'
import { selectOptimisticCart } from '../../store/selectOptimisticCart.ts'
import { findDialogSubject } from '../dialogs/findDialogSubject.ts'

/** Asks for confirmation with the browser's native dialogs, the fallback when the cart's dialogs cannot be loaded. */
export function confirmWithNativeDialog(store: CartStore, messages: CartMessages): void {
  const { actions } = store
  const state = store.getState()
  const subject = findDialogSubject(state.activeDialog, selectOptimisticCart(state)?.lines)
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
