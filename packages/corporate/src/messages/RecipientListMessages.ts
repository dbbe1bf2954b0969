import type { RecipientError, RecipientField } from '@store/api-client/contract/rules/validateRecipient'
import type { RecipientListError } from '../store/RecipientListError.ts'

/** Every word of the list of recipients. */
export interface RecipientListMessages {
  /** Heading. */
  readonly heading: string
  /** What a list looks like. */
  readonly help: string
  /** Label of the file. */
  readonly file: string
  /** Which files are taken. */
  readonly fileHint: string
  /** What a press on the field does. */
  readonly choose: string
  /** That a file may be dropped as well. */
  readonly drop: string
  /** Label of the text. */
  readonly paste: string
  /** An example of a row. */
  readonly pasteExample: string
  /** Takes the text. */
  readonly read: string
  /** Why there is no list. */
  readonly importError: (refusal: RecipientListError) => string
  /** While the directory is asked. */
  readonly checking: string
  /** The directory could not be asked. */
  readonly checkFailed: string
  /** Asks it again. */
  readonly tryAgain: string
  /** How the list stands. */
  readonly summary: (rows: number, faulty: number) => string
  /** Name of the table. */
  readonly table: string
  /** Heading of the row's number. */
  readonly row: string
  /** Headings of the columns. */
  readonly field: (field: RecipientField) => string
  /** Name of a cell's field. */
  readonly cell: (field: RecipientField, row: number) => string
  /** What is wrong with a cell. */
  readonly fieldError: (field: RecipientField, fault: RecipientError) => string
  /** Shows rows to correct. */
  readonly showFaulty: string
  /** Shows all rows. */
  readonly showAll: string
  /** Page of the table. */
  readonly page: (page: number, pages: number) => string
  /** Page before. */
  readonly previous: string
  /** Page after. */
  readonly next: string
  /** Downloads the list. */
  readonly download: string
  /** Name of the downloaded file. */
  readonly fileName: string
  /** Takes the list away. */
  readonly remove: string
  /** What happens with the list. */
  readonly privacy: string
}
