import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import type { FieldProps } from '../Field/FieldProps.ts'
import type { ComboboxMessages } from './ComboboxMessages.ts'
import type { ComboboxOption } from './ComboboxOption.ts'

/** How a search for suggestions stands: not asked, asked, nothing found, not answered, answered. */
export type ComboboxStatus = 'idle' | 'loading' | 'empty' | 'failed' | 'ready'

/** What {@link Combobox} takes. */
export interface ComboboxProps extends FieldProps {
  /** What stands in the field. */
  readonly value: string
  /** Called with the new text when it is typed, pasted or cleared by Escape. */
  readonly onInput: (text: string) => void
  /** What is suggested, in order; shown while `loading` too. */
  readonly options: readonly ComboboxOption[]
  /** Called when an option is chosen by Enter or a press; the text of the field stays the caller's to set. */
  readonly onSelect: (option: ComboboxOption) => void
  /** How the search stands; how long to wait and how much must be typed before it starts is the caller's. */
  readonly status: ComboboxStatus
  /** Words for each status. */
  readonly messages: ComboboxMessages
  /** Called when the shopper asks again after a failure; without it there is no such button. */
  readonly onRetry?: (() => void) | undefined
  /** Called when focus leaves. */
  readonly onBlur?: (() => void) | undefined
  /** Called when a read-only field is pressed, such as to open a sheet that has the real one. */
  readonly onPress?: (() => void) | undefined
  /**
   * Can be read, focused and pressed, not changed.
   * @default false
   */
  readonly readOnly?: boolean | undefined
  /** What stands before the text, such as a pin. */
  readonly prefix?: ReactNode
  /** What stands after the text and the spinner. */
  readonly suffix?: ReactNode
  /**
   * How long suggestions must stay the same before their number is announced, in milliseconds.
   * @default 600
   */
  readonly announceAfterMs?: number | undefined
  /**
   * What a browser may fill in; its own list would cover this one.
   * @default 'off'
   */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** Which keyboard a phone shows. */
  readonly inputMode?: 'text' | 'numeric' | 'search' | undefined
  /** What the Enter key of a phone's keyboard says. */
  readonly enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'search' | undefined
  /** An example of what goes in; never instead of a label. */
  readonly placeholder?: string | undefined
  /** Name in a form. */
  readonly name?: string | undefined
  /**
   * Must be filled in.
   * @default false
   */
  readonly required?: boolean | undefined
}
