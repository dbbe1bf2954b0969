import type { FieldProps } from '../Field/FieldProps.ts'
import type { FilePickerMessages } from './FilePickerMessages.ts'

/** What has become of the file; that one was refused is `idle` with an `error`. */
export type FilePickerState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'uploading'
      /** Name of the file. */
      readonly name: string
      /** How much of it has arrived, 0 to 100. */
      readonly percent: number
    }
  | {
      readonly kind: 'uploaded'
      /** Name of the file. */
      readonly name: string
      /** Address of a small picture of it. */
      readonly preview?: string | undefined
    }
  | {
      readonly kind: 'failed'
      /** Name of the file. */
      readonly name: string
    }

/** What {@link FilePicker} takes. */
export interface FilePickerProps extends Omit<FieldProps, 'counter' | 'hint'> {
  /** Which files are taken, and of what size, told before one is chosen. */
  readonly hint: string
  /** Types the browser's own dialog offers, such as `image/png,image/jpeg`; no check, that is the caller's. */
  readonly accept: string
  /** What has become of the file. */
  readonly state: FilePickerState
  /** Called with the file that was chosen or dropped, unchecked. */
  readonly onPick: (file: File) => void
  /** Called when the file shall go; to ask first is the caller's. */
  readonly onRemove: () => void
  /** Called when the failed file shall be sent once more; without it there is no such button. */
  readonly onRetry?: (() => void) | undefined
  /** Called when the file on its way shall be called off; without it there is no such button. */
  readonly onCancel?: (() => void) | undefined
  /** Words for each state. */
  readonly messages: FilePickerMessages
}
