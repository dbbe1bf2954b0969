import { Button, UploadIcon } from '@store/ui'
import { useLazy } from '@store/ui/lazy'
import { useState } from 'react'
import type { EnquiryFormProps } from '../../react/CorporatePartProps.ts'
import { createCorporatePart } from '../../react/createCorporatePart.ts'
import { useEnquiry } from '../../react/useEnquiry.ts'
import styles from './EnquiryForm.module.css'

/** Renders the button that lazy-loads the list of recipients; a saved list opens automatically. */
export const LazyRecipientsPanel = createCorporatePart((slots) => slots.recipients, OwnLazyRecipientsPanel)

function OwnLazyRecipientsPanel({ messages }: EnquiryFormProps) {
  const { state, actions, store, messages: all } = useEnquiry()
  const [isWanted, setIsWanted] = useState(state.list.rows.length > 0)
  const lazy = useLazy(loadPanel, isWanted)
  const Panel = lazy.part
  if (Panel) {
    return (
      <Panel
        rows={state.list.rows}
        checkPincodes={store.checkPincodes}
        onChange={actions.takeList}
        messages={all.list}
      />
    )
  }
  return (
    <div className={styles.list}>
      <Button
        variant="secondary"
        icon={<UploadIcon size="s" />}
        busy={isWanted && !lazy.isError}
        onClick={lazy.isError ? lazy.retry : () => setIsWanted(true)}
      >
        {lazy.isError ? messages.tryAgain : messages.addList}
      </Button>
      {lazy.isError && <p role="alert">{messages.loadFailed}</p>}
    </div>
  )
}

const loadPanel = () => import('../RecipientsPanel/RecipientsPanel.tsx').then((late) => late.RecipientsPanel)
