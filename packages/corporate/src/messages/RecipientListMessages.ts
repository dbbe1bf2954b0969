import type { RecipientError, RecipientField } from '@store/api-client/contract/rules/validateRecipient'
import type { RecipientListError } from '../store/RecipientListError.ts'

/** All UI messages of the list of recipients. */
export interface RecipientListMessages {
  /** Heading. */
  readonly heading: string
  /** Explains the format of a list. */
  readonly help: string
  /** Label of the file. */
  readonly file: string
  /** Which files are accepted. */
  readonly fileHint: string
  /** Button that selects a file. */
  readonly choose: string
  /** Says that a file can also be dropped. */
  readonly drop: string
  /** Label of the text field. */
  readonly paste: string
  /** An example of a row. */
  readonly pasteExample: string
  /** Button that imports the text. */
  readonly read: string
  /** Why the import failed. */
  readonly importError: (refusal: RecipientListError) => string
  /** Shown while the pincodes are being checked. */
  readonly checking: string
  /** Shown when the check of the pincodes failed. */
  readonly checkFailed: string
  /** Button that checks the pincodes again. */
  readonly tryAgain: string
  /** State of the list. */
  readonly summary: (rows: number, faulty: number) => string
  /** Name of the table. */
  readonly table: string
  /** Heading of the row's number. */
  readonly row: string
  /** Column headings. */
  readonly field: (field: RecipientField) => string
  /** Name of a cell's field. */
  readonly cell: (field: RecipientField, row: number) => string
  /** Error of a cell. */
  readonly fieldError: (field: RecipientField, fault: RecipientError) => string
  /** Button that shows the invalid rows. */
  readonly showFaulty: string
  /** Button that shows all rows. */
  readonly showAll: string
  /** Current page of the table. */
  readonly page: (page: number, pages: number) => string
  /** Button for the previous page. */
  readonly previous: string
  /** Button for the next page. */
  readonly next: string
  /** Button that downloads the list. */
  readonly download: string
  /** Name of the downloaded file. */
  readonly fileName: string
  /** Button that removes the list. */
  readonly remove: string
  /** Explains how the list is used and stored. */
  readonly privacy: string
}
