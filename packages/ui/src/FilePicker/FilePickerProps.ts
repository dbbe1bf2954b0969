import type { FieldProps } from '../Field/FieldProps.ts'
import type { FilePickerMessages } from './FilePickerMessages.ts'

/** State of the file; a rejected file is `idle` with an `error`. */
export type FilePickerState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'uploading'
      /** The file's name. */
      readonly name: string
      /** Upload progress, 0 to 100. */
      readonly percent: number
    }
  | {
      readonly kind: 'uploaded'
      /** The file's name. */
      readonly name: string
      /** URL of a thumbnail. */
      readonly preview?: string | undefined
    }
  | {
      readonly kind: 'failed'
      /** The file's name. */
      readonly name: string
    }

/** Props of {@link FilePicker}. */
export interface FilePickerProps extends Omit<FieldProps, 'counter' | 'hint'> {
  /** Accepted file types and sizes, shown before a file is chosen. */
  readonly hint: string
  /** Types for the browser's file dialog, such as `image/png,image/jpeg`; validation is up to the caller. */
  readonly accept: string
  /** State of the file. */
  readonly state: FilePickerState
  /** Called with the chosen or dropped file, not validated. */
  readonly onPick: (file: File) => void
  /** Called when the shopper removes the file; a confirmation is up to the caller. */
  readonly onRemove: () => void
  /** Called to retry a failed upload; without it, there is no retry button. */
  readonly onRetry?: (() => void) | undefined
  /** Called to abort an upload; without it, there is no abort button. */
  readonly onCancel?: (() => void) | undefined
  /** Messages for each state. */
  readonly messages: FilePickerMessages
}
