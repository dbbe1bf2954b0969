import type { LineMessage } from '@store/api-client/contract/cart'
import { Button } from '@store/ui'
import { Modal } from '@store/ui/modal'
import { type FormEvent, useId, useRef, useState } from 'react'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useActiveDialog } from '../dialogs/useActiveDialog.ts'
import styles from './GiftMessageDialog.module.css'
import { MessageField } from './MessageField.tsx'
import { useGiftMessageDrafts } from './useGiftMessageDrafts.ts'

/** Renders the dialog for the message on a gift (specification 1, sections 4 and 5, "Personalised message"). */
export const GiftMessageDialog = createCartPart((slots) => slots.messageDialog, OwnGiftMessageDialog)

function OwnGiftMessageDialog() {
  const { actions, messages } = useCartServices()
  const { isOpen, asked } = useActiveDialog('message')
  const drafts = useGiftMessageDrafts()
  const field = useRef<HTMLTextAreaElement>(null)
  const formId = useId()
  const [blank, setBlank] = useState<LineMessage>()
  const message = asked?.message
  if (!asked || !message) return null

  const text = drafts.textOf(message)
  const leave = () => {
    setBlank(undefined)
    actions.closeDialog()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (message.isRequired && text.trim() === '') {
      setBlank(message)
      field.current?.focus()
      return
    }
    setBlank(undefined)
    actions.saveMessage(text)
  }
  return (
    <Modal
      open={isOpen}
      title={message.text === '' ? messages.addMessage : messages.editMessage}
      closeLabel={messages.close}
      onClose={leave}
      initialFocus={field}
      footer={
        <Button type="submit" form={formId}>
          {messages.done}
        </Button>
      }
    >
      <form className={styles.form} id={formId} noValidate onSubmit={save}>
        <p className={styles.title}>{asked.title}</p>
        <MessageField
          field={field}
          message={message}
          text={text}
          isBlank={blank !== undefined}
          onChange={(next) => {
            setBlank(undefined)
            drafts.save(message, next)
          }}
        />
      </form>
    </Modal>
  )
}
