import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import type { FieldProps } from '../Field/FieldProps.ts'
import type { ComboboxMessages } from './ComboboxMessages.ts'
import type { ComboboxOption } from './ComboboxOption.ts'

/** State of the suggestions: not requested, loading, no results, failed, loaded. */
export type ComboboxStatus = 'idle' | 'loading' | 'empty' | 'failed' | 'ready'

/** Props of {@link Combobox}. */
export interface ComboboxProps extends FieldProps {
  /** Text in the field. */
  readonly value: string
  /** Called with the new text when it is typed, pasted or cleared by Escape. */
  readonly onInput: (text: string) => void
  /** The suggestions, in order; they stay visible while `loading`. */
  readonly options: readonly ComboboxOption[]
  /** Called when an option is chosen by Enter or a press; the caller sets the field's text. */
  readonly onSelect: (option: ComboboxOption) => void
  /** State of the search; the caller decides on its debounce and minimum length. */
  readonly status: ComboboxStatus
  /** Messages for each state. */
  readonly messages: ComboboxMessages
  /** Called when the shopper retries after a failure; without it, there is no retry button. */
  readonly onRetry?: (() => void) | undefined
  /** Called when focus leaves the field. */
  readonly onBlur?: (() => void) | undefined
  /** Called when a read-only field is pressed, such as to open a sheet with an editable field. */
  readonly onPress?: (() => void) | undefined
  /**
   * Whether the field can be read, focused and pressed, but not changed.
   * @default false
   */
  readonly readOnly?: boolean | undefined
  /** Content before the text, such as a pin icon. */
  readonly prefix?: ReactNode
  /** Content after the text and the spinner. */
  readonly suffix?: ReactNode
  /**
   * How long the suggestions must stay unchanged before their number is announced, in milliseconds.
   * @default 600
   */
  readonly announceAfterMs?: number | undefined
  /**
   * The browser's autofill hint. The browser's own list would cover the suggestions.
   * @default 'off'
   */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  /** Type of a phone's on-screen keyboard. */
  readonly inputMode?: 'text' | 'numeric' | 'search' | undefined
  /** Label of the Enter key on a phone's keyboard. */
  readonly enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'search' | undefined
  /** Example input; never a replacement for the label. */
  readonly placeholder?: string | undefined
  /** Name in the form. */
  readonly name?: string | undefined
  /**
   * Whether the field is required.
   * @default false
   */
  readonly required?: boolean | undefined
}
