/** What a mail says, from which its page and its plain text are written. */
export interface MailContent {
  readonly to: string
  readonly subject: string
  /** Stands above the page. */
  readonly heading: string
  readonly blocks: readonly MailBlock[]
  /** After this it is of no use to anybody and is not sent any more. */
  readonly usefulUntil?: Date
}

/** The shop a mail comes from. */
export interface MailShop {
  readonly brand: { readonly name: string }
  /** Origin shoppers see. */
  readonly publicOrigin: string
}

/** A part of a mail. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** Leads to a page of the store. */
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  /** A one-time password. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'rows'; readonly title: string; readonly rows: readonly MailRow[] }
  | { readonly kind: 'lines'; readonly title: string; readonly lines: readonly string[] }
  /** What somebody wrote, in their own words. */
  | { readonly kind: 'quote'; readonly title: string; readonly text: string; readonly from: string }

/** A label with its value, and what is to be known of it. */
export interface MailRow {
  readonly label: string
  readonly value: string
  readonly note?: string
  readonly isTotal?: boolean
}
