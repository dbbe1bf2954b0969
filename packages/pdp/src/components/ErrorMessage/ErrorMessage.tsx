import { Notice } from '@store/ui'
import styles from './ErrorMessage.module.css'

/** Props of `ErrorMessage`. */
export interface ErrorMessageProps {
  /** Text of the error; `undefined` if there is none. */
  readonly text: string | undefined
}

/** Renders an error message that is announced. */
export function ErrorMessage({ text }: ErrorMessageProps) {
  return (
    <div className={styles.fault} role="alert">
      {text && <Notice kind="bad">{text}</Notice>}
    </div>
  )
}
