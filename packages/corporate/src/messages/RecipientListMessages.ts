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
  /** States that a file can also be dropped. */
  readonly drop: string
  /** Label of the text field. */
  readonly paste: string
  /** An example of a row. */
  readonly pasteExample: string
  /** Imports the text. */
  readonly read: string
  /** Why the import failed. */
  readonly importError: (refusal: RecipientListError) => string
  /** Shown while the directory is being checked. */
  readonly checking: string
  /** The check in the directory failed. */
  readonly checkFailed: string
  /** Checks it again. */
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
  /** Shows the invalid rows. */
  readonly showFaulty: string
  /** Shows all rows. */
  readonly showAll: string
  /** Page of the table. */
  readonly page: (page: number, pages: number) => string
  /** Previous page. */
  readonly previous: string
  /** Next page. */
  readonly next: string
  /** Downloads the list. */
  readonly download: string
  /** Name of the downloaded file. */
  readonly fileName: string
  /** Removes the list. */
  readonly remove: string
  /** How the list is used and stored. */
  readonly privacy: string
}
