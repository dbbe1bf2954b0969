import type { ApiError } from '@store/api-client/contract/problem'
import type { RemoveDialogMessages } from '@store/ui/remove-dialog'

/** The words of designing a gift. */
export interface CustomiseMessages {
  /** Closes the dialog of the customiser. */
  readonly close: string
  /** Said until the customiser is there. */
  readonly opening: string
  /** The customiser did not come in time. */
  readonly timedOut: string
  /** Asks for it once more. */
  readonly retry: string
  /** Said while the finished picture is on its way. */
  readonly uploading: string
  /** Name of the bar that shows how far it is. */
  readonly progress: string
  readonly percent: (percent: number) => string
  /** Why it did not arrive. */
  readonly uploadFailed: (failure: ApiError) => string
  /** Said with it: the design is still there. */
  readonly designSaved: string
  /** Sends it once more. */
  readonly resend: string
  /** Leads back to the design. */
  readonly back: string
  /** Said once the design is on the gift. */
  readonly designed: string
  /** What the picture of the finished design shows. */
  readonly picture: (chosen: string) => string
  /** Takes the design off the gift. */
  readonly remove: string
  /** What is asked about before that, within the question. */
  readonly removed: string
  /** Words of the question. @default ui's English */
  readonly removeDialog?: RemoveDialogMessages
}
