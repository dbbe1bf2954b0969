import type { CorporateClient } from '@store/api-client/contract/corporate'
import type { Recipient } from '@store/api-client/contract/rules/validateRecipient'
import { Button, Notice } from '@store/ui'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import type { RecipientListMessages } from '../../messages/RecipientListMessages.ts'
import { recipientListEn } from '../../messages/recipientListEn.ts'
import { createRecipientListStore } from '../../recipients/createRecipientListStore.ts'
import { formatRowErrors } from '../../recipients/formatRowErrors.ts'
import { serializeRecipients } from '../../recipients/serializeRecipients.ts'
import type { RecipientList } from '../../store/EnquiryState.ts'
import { downloadTextFile } from './downloadTextFile.ts'
import { RecipientListImport } from './RecipientListImport.tsx'
import styles from './RecipientsPanel.module.css'
import { RecipientsTable } from './RecipientsTable.tsx'

/** Props of `RecipientsPanel`. */
export interface RecipientsPanelProps {
  /** The saved list. */
  readonly rows: readonly Recipient[]
  /** Looks up all pincodes in one call. */
  readonly checkPincodes: CorporateClient['checkPincodes']
  /** Called with the list on every change. */
  readonly onChange: (list: RecipientList) => void
  /** UI messages to override, at any depth. @default English */
  readonly messages?: PartialMessages<RecipientListMessages> | undefined
}

/**
 * Renders a list of up to 500 recipients, which can be imported from a file or text, validated, corrected in place and
 * downloaded.
 */
export function RecipientsPanel({ rows, checkPincodes, onChange, messages: changes }: RecipientsPanelProps) {
  const messages = mergeMessages(recipientListEn, changes)
  const headingId = useId()
  const [store] = useState(() => createRecipientListStore({ rows, checkPincodes, onChange }))
  const state = useStore(store)
  const { actions } = store

  // A list that was restored after a reload has not been checked on this page yet.
  useEffect(() => {
    if (store.getState().rows.length > 0) {
      actions.show(store.getState().invalidCount > 0 ? 'faulty' : 'all')
      void actions.check()
    }
  }, [store, actions])

  const download = () =>
    downloadTextFile(
      messages.fileName,
      serializeRecipients(state.rows, (at) => formatRowErrors(state.rows[at], messages)),
    )

  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <h3 className={styles.heading} id={headingId}>
        {messages.heading}
      </h3>
      {state.rows.length === 0 ? (
        <RecipientListImport store={store} messages={messages} />
      ) : (
        <>
          <div role="status">
            <Notice kind={state.check === 'checking' ? 'info' : state.invalidCount > 0 ? 'caution' : 'good'}>
              {state.check === 'checking'
                ? messages.checking
                : messages.summary(state.rows.length, state.invalidCount)}
            </Notice>
          </div>
          {state.check === 'failed' && (
            <div className={styles.row} role="alert">
              <Notice kind="bad">{messages.checkFailed}</Notice>
              <Button variant="secondary" onClick={() => void actions.check()}>
                {messages.tryAgain}
              </Button>
            </div>
          )}
          <RecipientsTable store={store} messages={messages} />
          <div className={styles.row}>
            <Button variant="secondary" onClick={download}>
              {messages.download}
            </Button>
            <Button variant="quiet" onClick={actions.drop}>
              {messages.remove}
            </Button>
          </div>
        </>
      )}
      <p className={styles.quiet}>{messages.privacy}</p>
    </section>
  )
}
