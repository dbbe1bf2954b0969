import { Button } from '@store/ui'
import { FilePicker, type FilePickerMessages } from '@store/ui/file-picker'
import { TextArea } from '@store/ui/text-area'
import { useState } from 'react'
import { useStore } from 'zustand'
import type { ListMessages } from '../../messages/ListMessages.ts'
import type { ListStore } from '../../recipients/createListStore.ts'
import styles from './RecipientsPanel.module.css'

interface ListIntakeProps {
  readonly store: ListStore
  readonly messages: ListMessages
}

/** Takes a list: a file that is chosen or dropped, or pasted rows. */
export function ListIntake({ store, messages }: ListIntakeProps) {
  const { refusal } = useStore(store)
  const [text, setText] = useState('')
  const [source, setSource] = useState<'file' | 'text'>('file')
  const error = refusal && messages.refusal(refusal)
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

// A list is read here and never travels by itself: of the picker's states there is one.
const pickerMessages = ({ choose, drop }: ListMessages): FilePickerMessages => ({
  ...{ choose, drop, uploading: '', uploaded: '', notUploaded: '', retry: '' },
  ...{ percent: () => '', arrived: () => '', remove: () => '' },
})
