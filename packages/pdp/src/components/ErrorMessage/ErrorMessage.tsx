import { Notice } from '@store/ui'
import styles from './ErrorMessage.module.css'

/** Props of `Fault`. */
export interface ErrorMessageProps {
  /** What went wrong; nothing where nothing did. */
  readonly text: string | undefined
}

/** Says aloud what went wrong. */
export function ErrorMessage({ text }: ErrorMessageProps) {
  return (
    <div className={styles.fault} role="alert">
      {text && <Notice kind="bad">{text}</Notice>}
    </div>
  )
}
