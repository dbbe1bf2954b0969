import type { ApiError } from '@store/api-client/contract/problem'
import type { PartialMessages } from '@store/ui/messages'
import type { RemoveDialogMessages } from '@store/ui/remove-dialog'

/** Messages of the customiser. */
export interface CustomiserUiMessages {
  /** Closes the customiser dialog. */
  readonly close: string
  /** Shown while the customiser is loading. */
  readonly opening: string
  /** Shown when loading the customiser timed out. */
  readonly timedOut: string
  /** Retries loading. */
  readonly retry: string
  /** Shown while the finished image is uploading. */
  readonly uploading: string
  /** Accessible name of the progress bar. */
  readonly progress: string
  readonly percent: (percent: number) => string
  /** Explains why the upload failed. */
  readonly uploadFailed: (failure: ApiError) => string
  /** Shown below the error of the upload: says that the design is not lost. */
  readonly designSaved: string
  /** Retries the upload. */
  readonly resend: string
  /** Goes back to the design. */
  readonly back: string
  /** Announced when the design is applied. */
  readonly designed: string
  /** Alternative text of the finished design's image. */
  readonly picture: (chosen: string) => string
  /** Removes the design from the gift. */
  readonly remove: string
  /** Name of the design within the confirmation. */
  readonly removed: string
  /** Messages of the confirmation. @default ui's English */
  readonly removeDialog?: PartialMessages<RemoveDialogMessages>
}
