import { useState } from 'react'
import { Field } from '../Field/Field.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { DropZone } from './DropZone.tsx'
import { FileCard } from './FileCard.tsx'
import styles from './FilePicker.module.css'
import type { FilePickerProps } from './FilePickerProps.ts'
import { getAnnouncedPercent } from './getAnnouncedPercent.ts'
import { useFocusRestore } from './useFocusRestore.ts'

/** File picker: one file from its selection to the end of its upload. The shopper can recover from every error. */
export function FilePicker({ label, labelNote, hint, error, ...picker }: FilePickerProps) {
  const { accept, state, onPick, onRemove, onRetry, onCancel, messages } = picker
  const [picks, setPicks] = useState(0)
  const { room, input, holdFocus } = useFocusRestore(state.kind)
  const isOpen = state.kind === 'idle' || state.kind === 'failed'

  const pick = (file: File) => {
    setPicks(picks + 1)
    holdFocus()
    onPick(file)
  }
  const remove = () => {
    holdFocus()
    onRemove()
  }
  const retry = () => {
    holdFocus()
    onRetry?.()
  }
  const cancel = () => {
    holdFocus()
    onCancel?.()
  }

  return (
    <Field label={label} labelNote={labelNote} hint={hint} error={error} hasOwnStatus>
      {(control) => (
        <div className={styles.room} ref={room} tabIndex={-1}>
          {state.kind !== 'idle' && (
            <FileCard
              label={label}
              state={state}
              messages={messages}
              onRemove={remove}
              onRetry={onRetry && retry}
              onCancel={onCancel && cancel}
            />
          )}
          <DropZone
            ref={input}
            control={control}
            accept={accept}
            open={isOpen}
            messages={messages}
            onPick={pick}
          />
          <VisuallyHidden>
            <span role="status">
              {/* A new element each time, so that the same error of another file is announced again. */}
              <span key={picks}>{announce({ error, state, messages })}</span>
            </span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  )
}

function announce({ error, state, messages }: Pick<FilePickerProps, 'error' | 'state' | 'messages'>) {
  switch (state.kind) {
    case 'uploading': {
      const step = getAnnouncedPercent(state.percent)
      return step === 0 ? messages.uploading : messages.percent(step)
    }
    case 'uploaded':
      return messages.arrived(state.name)
    case 'failed':
      return error ?? messages.notUploaded
    case 'idle':
      return error
  }
}
