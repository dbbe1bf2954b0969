import type { ServerMessages } from '../messages/ServerMessages.ts'

/** Content of a mail, from which its HTML and plain text are rendered. */
export interface MailContent {
  readonly to: string
  readonly subject: string
  /** Heading of the HTML version. */
  readonly heading: string
  readonly blocks: readonly MailBlock[]
  /** Expiry, after which the mail is not sent. */
  readonly usefulUntil?: Date
}

/** The shop that sends a mail, and its language. */
export interface MailShopContext {
  readonly brand: { readonly name: string }
  /** Public origin of the shop. */
  readonly publicOrigin: string
  /** Messages in the language of the mail. */
  readonly messages: ServerMessages
}

/** A block of a mail. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** Links to a page of the store. */
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  /** A one-time password. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'rows'; readonly title: string; readonly rows: readonly MailDetailRow[] }
  | { readonly kind: 'lines'; readonly title: string; readonly lines: readonly string[] }
  /** A quotation of a person's text. */
  | { readonly kind: 'quote'; readonly title: string; readonly text: string; readonly from: string }

/** A label with its value, and a note on it. */
export interface MailDetailRow {
  readonly label: string
  readonly value: string
  readonly note?: string
  readonly isTotal?: boolean
}
