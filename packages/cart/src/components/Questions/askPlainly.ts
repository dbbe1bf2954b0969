import type { UsedCart } from '../../react/useCart.ts'
import { findAsked } from '../asked/findAsked.ts'

/** Asks by the browser's own dialogs, which are always there, if not as nice. */
export function askPlainly({ state, cart, actions, messages }: UsedCart): void {
  const asked = findAsked(state.asked, cart?.lines)
  switch (asked?.kind) {
    case undefined:
      return
    case 'removeLine':
    case 'removeCombo':
      if (window.confirm(messages.removeQuestion(asked.title))) actions.confirmRemove()
      else actions.leaveQuestion()
      return
    case 'replicate':
      actions.answerReplicate(window.confirm(messages.replicateQuestion))
      return
    case 'message': {
      const { title, message } = asked
      const words = message?.text === '' ? messages.addMessage : messages.editMessage
      const text = window.prompt(messages.messageNamed(words, title), message?.text)
      const isBlank = text?.trim() === '' && message?.isRequired
      if (isBlank) window.alert(messages.messageBlank)
      if (text === null || isBlank) actions.leaveQuestion()
      else actions.saveMessage(text)
    }
  }
}
