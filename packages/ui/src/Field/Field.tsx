import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import type { FieldProps } from './FieldProps.ts'

/** Attributes that connect a control with its label, hint and error. */
export interface FieldControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldProps {
  /** The control's id. @default a generated one */
  readonly id?: string | undefined
  /** Whether the control has a live region of its own, which announces its errors. @default false */
  readonly hasOwnStatus?: boolean
  /** Renders the control, which must get the given attributes. */
  readonly children: (control: FieldControlProps) => ReactNode
}

/** Field layout: label, control, then error, hint and counter. */
export function Field({ label, labelNote, hint, error, counter, ...frame }: FieldFrameProps) {
  const { id: given, hasOwnStatus = false, children } = frame
  const own = useId()
  const id = given ?? own
  const ids = { error: `${id}-error`, hint: `${id}-hint`, counter: `${id}-counter` }
  const describedBy = [error && ids.error, hint && ids.hint, counter && ids.counter].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {labelNote && <span className={styles.optional}> {labelNote}</span>}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={ids.error} error={error} isAnnounced={!hasOwnStatus} />
      {(hint || counter) && (
        <div className={styles.below}>
          {hint && (
            <p className={styles.hint} id={ids.hint}>
              {hint}
            </p>
          )}
          {counter && (
            <p className={styles.counter} id={ids.counter}>
              {counter}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
