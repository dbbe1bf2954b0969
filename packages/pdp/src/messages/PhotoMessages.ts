import type { ApiError } from '@store/api-client/contract/problem'
import type { FilePickerMessages } from '@store/ui/file-picker'
import type { RemoveDialogMessages } from '@store/ui/remove-dialog'
import type { PhotoUploadState } from '../store/PhotoUploadState.ts'

/** UI messages of the photo upload. */
export interface PhotoMessages {
  /** Messages of the file picker. */
  readonly picker: FilePickerMessages
  /** Messages of the confirmation dialog before a photo is removed. */
  readonly remove: RemoveDialogMessages
  /** Replaces the name of a photo without a file name. */
  readonly yourPhoto: string
  /** Shown while the file is being checked. */
  readonly checking: string
  /** Error text: why a file was rejected. */
  readonly error: (fault: Extract<PhotoUploadState, { readonly kind: 'refused' }>['fault']) => string
  /** Error text: why an upload failed. */
  readonly failed: (failure: ApiError) => string
  /** Warns that a photo with these pixel dimensions is too small to print well. */
  readonly small: (width: number, height: number) => string
  /** Button that opens the crop editor. */
  readonly crop: string
  /** Title of the crop editor. */
  readonly cropTitle: string
  /** Button that closes the crop editor. */
  readonly close: string
  /** Name of the list of crop shapes. */
  readonly shape: string
  /** A crop shape by its aspect ratio. */
  readonly shapes: Readonly<Record<'whole' | 'square' | 'portrait' | 'landscape', string>>
  /** Label of the zoom control. */
  readonly zoom: string
  /** Label of the horizontal position, from left to right. */
  readonly across: string
  /** Label of the vertical position, from top to bottom. */
  readonly down: string
  /** Accessible description of the crop preview. */
  readonly cropView: string
  /** Button that applies the visible crop. */
  readonly use: string
}
