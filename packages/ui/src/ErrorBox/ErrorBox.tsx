import { Button } from '../Button/Button.tsx'
import { WarningIcon } from '../icons/WarningIcon.tsx'
import styles from './ErrorBox.module.css'

/** Props of {@link ErrorBox}. */
export interface ErrorBoxProps {
  /** What went wrong and what to do. */
  readonly text: string
  /** What the shopper can do, such as trying again. */
  readonly action?: { readonly label: string; readonly onSelect: () => void } | undefined
}

/** Error message, announced immediately. */
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
