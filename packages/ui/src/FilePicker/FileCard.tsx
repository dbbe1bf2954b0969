import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { CheckIcon } from '../icons/CheckIcon.tsx'
import { CrossIcon } from '../icons/CrossIcon.tsx'
import { UploadIcon } from '../icons/UploadIcon.tsx'
import styles from './FileCard.module.css'
import type { FilePickerMessages } from './FilePickerMessages.ts'
import type { FilePickerState } from './FilePickerProps.ts'
import { getAnnouncedPercent } from './getAnnouncedPercent.ts'

interface FileCardProps {
  /** Name of the progress bar. */
  readonly label: string
  readonly state: Exclude<FilePickerState, { kind: 'idle' }>
  readonly messages: FilePickerMessages
  readonly onRemove: () => void
  readonly onRetry: (() => void) | undefined
  readonly onCancel: (() => void) | undefined
}

/** Card of a file: its preview and name, its state, and its actions. */
export function FileCard({ label, state, messages, onRemove, onRetry, onCancel }: FileCardProps) {
  return (
    <div className={styles.card}>
      <span className={styles.thumb}>
        {state.kind === 'uploaded' && state.preview ? (
          <img className={styles.preview} src={state.preview} alt="" width={64} height={64} />
        ) : (
          <UploadIcon />
        )}
        {state.kind === 'uploaded' && (
          <span className={styles.check}>
            <CheckIcon size="xs" />
          </span>
        )}
      </span>
      <span className={styles.about}>
        <span className={styles.name}>{state.name}</span>
        {state.kind === 'uploading' && <Progress label={label} percent={state.percent} messages={messages} />}
        {state.kind === 'uploaded' && <span className={styles.good}>{messages.uploaded}</span>}
        {state.kind === 'failed' && <span className={styles.bad}>{messages.notUploaded}</span>}
      </span>
      {state.kind === 'uploading' && onCancel && messages.cancel && (
        <span className={styles.actions}>
          <Button variant="secondary" onClick={onCancel}>
            {messages.cancel}
          </Button>
        </span>
      )}
      {state.kind !== 'uploading' && (
        <span className={styles.actions}>
          {state.kind === 'failed' && onRetry && (
            <Button variant="secondary" onClick={onRetry}>
              {messages.retry}
            </Button>
          )}
          <IconButton icon={<CrossIcon size="s" />} label={messages.remove(state.name)} onClick={onRemove} />
        </span>
      )}
    </div>
  )
}

interface ProgressProps {
  readonly label: string
  readonly percent: number
  readonly messages: FilePickerMessages
}

function Progress({ label, percent, messages }: ProgressProps) {
  const whole = Math.min(100, Math.max(0, Math.floor(percent)))
  return (
    <>
      <progress
        className={styles.progress}
        max={100}
        value={whole}
        aria-label={label}
        // The steps are those of the status region, for screen readers that announce the progress bar themselves.
        aria-valuetext={messages.percent(getAnnouncedPercent(percent))}
      />
      {/* Hidden from screen readers, because the status region and the progress bar announce the same. */}
      <span className={styles.progressWords} aria-hidden="true">
        <span className={styles.waiting}>{messages.uploading}</span>
        <span className={styles.percent}>{messages.percent(whole)}</span>
      </span>
    </>
  )
}
