import { Button, TextField } from '@store/ui'
import { Modal } from '@store/ui/modal'
import { type FormEvent, useId, useRef } from 'react'
import { useStore } from 'zustand'
import section from '../section/Section.module.css'
import type { SectionMessages } from '../section/SectionMessages.ts'
import type { PrivacyStore } from './createPrivacyStore.ts'
import styles from './Privacy.module.css'
import type { PrivacyMessages } from './PrivacyMessages.ts'

/** Props of `AccountRemovalSection`. */
export interface AccountRemovalSectionProps {
  readonly store: PrivacyStore
  readonly messages: PrivacyMessages
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Renders the account deletion: what is deleted and what stays, and a form that asks for the e-mail address. */
export function AccountRemovalSection({ store, messages, shared }: AccountRemovalSectionProps) {
  const { removal } = useStore(store)
  const id = useId()
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const { actions } = store
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void actions.remove().then((isGone) => {
      if (!isGone) field.current?.focus()
    })
  }
  return (
    <section className={section.group} aria-labelledby={id}>
      <h2 className={section.title} id={id}>
        {messages.remove}
      </h2>
      <div className={styles.both}>
        <Part title={messages.goes} items={messages.goesList} />
        <Part title={messages.stays} items={messages.staysList} />
      </div>
      <div className={section.actions}>
        <Button variant="secondary" hasPopup="dialog" onClick={actions.beginRemoval}>
          {messages.beginRemoval}
        </Button>
      </div>
      {removal && (
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
      )}
    </section>
  )
}

function Part({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.name}>{title}</h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
