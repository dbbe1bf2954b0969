import { type ChangeEvent, type DragEvent, forwardRef, useState } from 'react'
import { classNames } from '../classNames.ts'
import type { FieldControlProps } from '../Field/Field.tsx'
import { UploadIcon } from '../icons/UploadIcon.tsx'
import styles from './DropZone.module.css'
import type { FilePickerMessages } from './FilePickerMessages.ts'

interface DropZoneProps {
  readonly control: FieldControlProps
  readonly accept: string
  /** Whether a file can be chosen now; otherwise, only the disabled input remains, invisibly. */
  readonly open: boolean
  readonly messages: FilePickerMessages
  readonly onPick: (file: File) => void
}

/** Drop zone: the native file input over a large area, which also accepts dropped files. */
export const DropZone = forwardRef<HTMLInputElement, DropZoneProps>(function DropZone(
  { control, accept, open, messages, onPick },
  ref,
) {
  const [over, setOver] = useState(false)

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Cleared, because choosing the same file again would otherwise fire no change event.
    target.value = ''
    if (file) onPick(file)
  }

  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) onPick(file)
  }

  const handleLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the input in it has the keys.
    <div
      className={classNames(styles.zone, !open && styles.closed, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={handleLeave}
      onDrop={handleDrop}
    >
      <input
        {...control}
        ref={ref}
        className={styles.input}
        type="file"
        accept={accept}
        disabled={!open}
        onChange={handleChange}
      />
      <span className={styles.mark}>
        <UploadIcon />
      </span>
      <span className={styles.words} aria-hidden="true">
        <span className={styles.choose}>{messages.choose}</span>{' '}
        <span className={styles.drop}>{messages.drop}</span>
      </span>
    </div>
  )
})
