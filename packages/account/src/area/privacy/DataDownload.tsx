import { Button, ErrorBox, Notice } from '@store/ui'
import { StatusRegion } from '@store/ui/status-region'
import { useId } from 'react'
import { useStore } from 'zustand'
import section from '../section/Section.module.css'
import { createPrivacyPart } from './createPrivacyPart.ts'
import type { PrivacyViewProps } from './PrivacySlots.ts'

/** Renders the download of all data that the shop stores about the user. */
export const DataDownload = createPrivacyPart((slots) => slots.download, OwnDataDownload)

function OwnDataDownload({ store, messages, shared }: PrivacyViewProps) {
  const { download } = useStore(store)
  const id = useId()
  const statusText = download.kind === 'done' ? messages.downloaded : ''
  return (
    <section className={section.group} aria-labelledby={id}>
      <h2 className={section.title} id={id}>
        {messages.data}
      </h2>
      <p className={section.lead}>{messages.dataLead}</p>
      <StatusRegion text={statusText} />
      {statusText && <Notice kind="good">{statusText}</Notice>}
      {download.kind === 'failed' ? (
        <ErrorBox
          text={download.message || shared.failed}
          action={{ label: shared.tryAgain, onSelect: () => void store.actions.download() }}
        />
      ) : (
        <div className={section.actions}>
          <Button
            variant="secondary"
            busy={download.kind === 'busy'}
            onClick={() => void store.actions.download()}
          >
            {messages.download}
          </Button>
        </div>
      )}
    </section>
  )
}
