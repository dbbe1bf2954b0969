import { Button } from '../Button/Button.tsx'
import { WarningIcon } from '../icons/WarningIcon.tsx'
import styles from './ErrorBox.module.css'

/** What {@link ErrorBox} takes. */
export interface ErrorBoxProps {
  /** What went wrong and what to do. */
  readonly text: string
  /** A way on, such as trying again. */
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined
}

/** Something went wrong here: announced at once. */
export function ErrorBox({ text, action }: ErrorBoxProps) {
  return (
    <div className={styles.box} role="alert">
      <div className={styles.words}>
        <WarningIcon />
        <p className={styles.text}>{text}</p>
      </div>
      {action && (
        <Button variant="secondary" onClick={() => action.onSelect()}>
          {action.label}
        </Button>
      )}
    </div>
  )
}
