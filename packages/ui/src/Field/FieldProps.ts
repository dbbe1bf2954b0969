import type { ReactNode } from 'react'

/** What every field takes around its control. */
export interface FieldProps {
  /** The field's name, above it. */
  readonly label: string
  /** A word after the label, such as "optional". */
  readonly labelNote?: string | undefined
  /** What helps to fill it in. */
  readonly hint?: string | undefined
  /** What is wrong and how to put it right. */
  readonly error?: string | undefined
  /** How much is used of what is allowed, such as "12 of 250". */
  readonly counter?: ReactNode
}
