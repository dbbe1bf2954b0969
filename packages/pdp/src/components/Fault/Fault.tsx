import { Notice } from '@store/ui'
import styles from './Fault.module.css'

/** Props of `Fault`. */
export interface FaultProps {
  /** What went wrong; nothing where nothing did. */
  readonly text: string | undefined
}

/** Says aloud what went wrong. */
export function Fault({ text }: FaultProps) {
  return (
    <div className={styles.fault} role="alert">
      {text && <Notice kind="bad">{text}</Notice>}
    </div>
  )
}
