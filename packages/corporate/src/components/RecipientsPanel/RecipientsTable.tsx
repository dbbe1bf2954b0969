import { Button } from '@store/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { RecipientListProps } from '../../react/CorporatePartProps.ts'
import { createCorporatePart } from '../../react/createCorporatePart.ts'
import type { RecipientListState } from '../../recipients/RecipientListState.ts'
import { RecipientRow } from './RecipientRow.tsx'
import styles from './RecipientsPanel.module.css'

// Few, because more rows would render slowly on a phone.
const rowsPerPage = 20

/** Renders the invalid rows, or all of them, twenty per page. */
export const RecipientsTable = createCorporatePart((slots) => slots.recipientTable, OwnRecipientsTable)

function OwnRecipientsTable({ store, messages }: RecipientListProps) {
  const state = useStore(store)
  const { actions } = store
  const [page, setPage] = useState(0)
  const pages = Math.max(1, Math.ceil(state.shown.length / rowsPerPage))
  const at = Math.min(page, pages - 1)
  const rows = state.shown
    .slice(at * rowsPerPage, (at + 1) * rowsPerPage)
    .flatMap((place) => state.rows[place] ?? [])
  const view = (next: RecipientListState['view']) => {
    actions.show(next)
    setPage(0)
  }
  return (
    <>
      <div className={styles.row}>
        {(['faulty', 'all'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className={styles.view}
            aria-pressed={state.view === each}
            onClick={() => view(each)}
          >
            {each === 'faulty' ? messages.showFaulty : messages.showAll}
          </button>
        ))}
      </div>
      {rows.length > 0 && (
        <table className={styles.table} aria-label={messages.table}>
          <thead className={styles.head}>
            <tr>
              <th scope="col">{messages.row}</th>
              {(['name', 'phone', 'pincode', 'message'] as const).map((field) => (
                <th key={field} scope="col">
                  {messages.field(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={styles.body}>
            {rows.map((row) => (
              <RecipientRow key={row.at} row={row} actions={actions} messages={messages} />
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <div className={styles.row}>
          <Button variant="quiet" unavailable={at === 0} onClick={() => setPage(at - 1)}>
            {messages.previous}
          </Button>
          <span className={styles.quiet}>{messages.page(at + 1, pages)}</span>
          <Button variant="quiet" unavailable={at === pages - 1} onClick={() => setPage(at + 1)}>
            {messages.next}
          </Button>
        </div>
      )}
    </>
  )
}
