import { Button, Notice } from '@store/ui'
import { useCustomiserUiMessages } from '../../../react/useCustomiserUiMessages.ts'
import type { CustomiserStage } from '../../../store/customiser/CustomiserState.ts'
import type { CustomiserActions } from '../../../store/customiser/createCustomiserStore.ts'
import styles from './CustomiserDialog.module.css'

interface StagePanelProps {
  readonly stage: CustomiserStage
  readonly actions: CustomiserActions
}

/** Renders the overlay while the customiser loads, and while its image is uploaded. */
export function CustomiserOverlay({ stage, actions }: StagePanelProps) {
  const words = useCustomiserUiMessages()
  switch (stage.kind) {
    case 'closed':
    case 'ready':
      return null
    case 'opening':
      return (
        <div className={styles.panel}>
          <span className={styles.wheel} aria-hidden="true" />
          <p className={styles.words}>{words.opening}</p>
        </div>
      )
    case 'late':
      return (
        <div className={styles.panel}>
          <div role="alert">
            <Notice kind="caution">{words.timedOut}</Notice>
          </div>
          <Button onClick={actions.reopen}>{words.retry}</Button>
        </div>
      )
    case 'uploading':
      return (
        <div className={styles.panel}>
          <p className={styles.words} aria-hidden="true">
            {words.uploading}
          </p>
          <progress className={styles.bar} max={100} value={stage.percent} aria-label={words.progress} />
          <p className={styles.percent} aria-hidden="true">
            {words.percent(stage.percent)}
          </p>
        </div>
      )
    case 'failed':
      return (
        <div className={styles.panel}>
          <div role="alert">
            <Notice kind="bad">
              {words.uploadFailed(stage.failure)} {words.designSaved}
            </Notice>
          </div>
          <div className={styles.actions}>
            <Button onClick={actions.resend}>{words.resend}</Button>
            <Button variant="secondary" onClick={actions.back}>
              {words.back}
            </Button>
          </div>
        </div>
      )
  }
}
