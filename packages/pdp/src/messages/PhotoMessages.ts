import type { ApiError } from '@store/api-client/contract/problem'
import type { FilePickerMessages } from '@store/ui/file-picker'
import type { RemoveDialogMessages } from '@store/ui/remove-dialog'
import type { PhotoUploadState } from '../store/PhotoUploadState.ts'

/** Words of the upload of a photo. */
export interface PhotoMessages {
  /** Words of the field itself. */
  readonly picker: FilePickerMessages
  /** Words of the question before a photo is taken away. */
  readonly remove: RemoveDialogMessages
  /** Stands where a photo has no file name. */
  readonly yourPhoto: string
  /** While the file is looked at. */
  readonly checking: string
  /** Why a file is not taken. */
  readonly error: (fault: Extract<PhotoUploadState, { readonly kind: 'refused' }>['fault']) => string
  /** Why a photo did not arrive. */
  readonly failed: (failure: ApiError) => string
  /** A photo of so many pixels is too small to be printed well. */
  readonly small: (width: number, height: number) => string
  /** Opens what cuts the photo. */
  readonly crop: string
  /** Title of what cuts the photo. */
  readonly cropTitle: string
  /** Closes what cuts the photo. */
  readonly close: string
  /** Name of the shapes to choose from. */
  readonly shape: string
  /** A shape by its sides. */
  readonly shapes: Readonly<Record<'whole' | 'square' | 'portrait' | 'landscape', string>>
  /** How near it is. */
  readonly zoom: string
  /** Which part of it, from left to right. */
  readonly across: string
  /** Which part of it, from above to below. */
  readonly down: string
  /** What is seen in the picture, for who cannot see it. */
  readonly cropView: string
  /** Takes the part that is seen. */
  readonly use: string
}
