import { Button, TextField } from '@store/ui'
import { Modal } from '@store/ui/modal'
import { type FormEvent, useId, useRef } from 'react'
import { useStore } from 'zustand'
import section from '../section/Section.module.css'
import { createPrivacyPart } from './createPrivacyPart.ts'
import type { PrivacyViewProps } from './PrivacySlots.ts'

/** Renders the dialog that asks for the e-mail address before the account is deleted. */
export const AccountRemovalDialog = createPrivacyPart((slots) => slots.removalDialog, OwnAccountRemovalDialog)

function OwnAccountRemovalDialog({ store, messages, shared }: PrivacyViewProps) {
  const { removal } = useStore(store)
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { actions } = store
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void actions.remove().then((isGone) => {
      if (!isGone) field.current?.focus()
    })
  }
  if (!removal) return null
  return (
    <Modal
      title={messages.remove}
      closeLabel={shared.close}
      onClose={actions.cancelRemoval}
      busy={removal.isBusy}
      initialFocus={field}
      footer={
        <>
          <Button unavailable={removal.isBusy} onClick={actions.cancelRemoval}>
            {shared.cancel}
          </Button>
          <Button variant="secondary" type="submit" form={formId} busy={removal.isBusy}>
            {messages.confirmRemoval}
          </Button>
        </>
      }
    >
      <form className={section.group} id={formId} onSubmit={submit} method="post" noValidate>
        <p className={section.text}>{messages.removeLead}</p>
        <TextField
          ref={field}
          label={messages.email}
          hint={messages.emailHint}
          error={removal.error && messages.removalError(removal.error)}
          type="email"
          name="email"
          value={removal.email}
          onChange={actions.typeEmail}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </form>
    </Modal>
  )
}
