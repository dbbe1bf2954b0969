import { Button } from '@store/ui'
import { FilePicker, type FilePickerMessages } from '@store/ui/file-picker'
import { TextArea } from '@store/ui/text-area'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { RecipientListMessages } from '../../messages/RecipientListMessages.ts'
import type { RecipientListProps } from '../../react/CorporatePartProps.ts'
import { createCorporatePart } from '../../react/createCorporatePart.ts'
import styles from './RecipientsPanel.module.css'

/** Renders the import of a list: from a file that is selected or dropped, or from pasted rows. */
export const RecipientListImport = createCorporatePart(
  (slots) => slots.recipientImport,
  OwnRecipientListImport,
)

function OwnRecipientListImport({ store, messages }: RecipientListProps) {
  const { importError } = useStore(store)
  const [text, setText] = useState('')
  const [source, setSource] = useState<'file' | 'text'>('file')
  const error = importError && messages.importError(importError)
  return (
    <div className={styles.intake}>
      <p className={styles.quiet}>{messages.help}</p>
      <FilePicker
        label={messages.file}
        hint={messages.fileHint}
        accept=".csv,.tsv,.txt,text/csv"
        state={{ kind: 'idle' }}
        error={source === 'file' ? error : undefined}
        onPick={(file) => {
          setSource('file')
          void store.actions.takeFile(file)
        }}
        onRemove={() => undefined}
        messages={pickerMessages(messages)}
      />
      <TextArea
        label={messages.paste}
        placeholder={messages.pasteExample}
        rows={4}
        value={text}
        error={source === 'text' ? error : undefined}
        onChange={setText}
      />
      <Button
        variant="secondary"
        onClick={() => {
          setSource('text')
          void store.actions.take(text)
        }}
      >
        {messages.read}
      </Button>
    </div>
  )
}

// The list is parsed in the browser and not uploaded, so the picker never shows the other messages.
const pickerMessages = ({ choose, drop }: RecipientListMessages): FilePickerMessages => ({
  ...{ choose, drop, uploading: '', uploaded: '', notUploaded: '', retry: '' },
  ...{ percent: () => '', arrived: () => '', remove: () => '' },
})
