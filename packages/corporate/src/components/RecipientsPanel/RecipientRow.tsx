import { recipientFields } from '@store/api-client/contract/rules/validateRecipient'
import { memo, useId } from 'react'
import type { RecipientRowProps } from '../../react/CorporatePartProps.ts'
import { createCorporatePart } from '../../react/createCorporatePart.ts'
import styles from './RecipientsPanel.module.css'

// Memoized, so that typing in one cell renders no other row.
const OwnRecipientRow = memo(function OwnRecipientRow({ row, actions, messages }: RecipientRowProps) {
  const id = useId()
  return (
    <tr className={styles.entry}>
      <th scope="row" className={styles.place}>
        <span className={styles.placeWord}>{messages.row} </span>
        {row.at + 1}
      </th>
      {recipientFields.map((field) => {
        const fault = row.errors[field]
        const noteId = `${id}-${field}`
        const note = fault ? messages.fieldError(field, fault) : field === 'pincode' ? row.city : undefined
        return (
          <td key={field} className={styles.cell}>
            <span className={styles.cellName} aria-hidden="true">
              {messages.field(field)}
            </span>
            <input
              className={styles.input}
              aria-label={messages.cell(field, row.at + 1)}
              aria-invalid={fault ? true : undefined}
              aria-describedby={note ? noteId : undefined}
              inputMode={field === 'phone' ? 'tel' : field === 'pincode' ? 'numeric' : undefined}
              autoComplete="off"
              value={row[field]}
              onChange={(event) => actions.type(row.at, field, event.target.value)}
              onBlur={field === 'pincode' ? () => void actions.check() : undefined}
            />
            {note && (
              <span className={fault ? styles.fault : styles.quiet} id={noteId}>
                {note}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
})

/** Renders one row, each cell a field with its error below. */
export const RecipientRow = createCorporatePart((slots) => slots.recipientRow, OwnRecipientRow)
