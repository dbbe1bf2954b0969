import type { ReactNode } from 'react'

/** Props that every field has in common. */
export interface FieldProps {
  /** Label above the field. */
  readonly label: string
  /** Note after the label, such as "optional". */
  readonly labelNote?: string | undefined
  /** Hint for filling in the field. */
  readonly hint?: string | undefined
  /** Error: what is wrong and how to correct it. */
  readonly error?: string | undefined
  /** Counter of the used length, such as "12 of 250". */
  readonly counter?: ReactNode
}
