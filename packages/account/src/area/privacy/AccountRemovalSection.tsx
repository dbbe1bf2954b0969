import { Button } from '@store/ui'
import { useId } from 'react'
import { useStore } from 'zustand'
import section from '../section/Section.module.css'
import { AccountRemovalDialog } from './AccountRemovalDialog.tsx'
import { createPrivacyPart } from './createPrivacyPart.ts'
import styles from './Privacy.module.css'
import type { PrivacyViewProps } from './PrivacySlots.ts'

/** Renders the account deletion: what it deletes and keeps, and a form that asks for the e-mail address. */
export const AccountRemovalSection = createPrivacyPart((slots) => slots.removal, OwnAccountRemovalSection)

function OwnAccountRemovalSection({ store, messages, shared }: PrivacyViewProps) {
  const { removal } = useStore(store)
  const id = useId()
  const { actions } = store
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
      {removal && <AccountRemovalDialog store={store} messages={messages} shared={shared} />}
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
