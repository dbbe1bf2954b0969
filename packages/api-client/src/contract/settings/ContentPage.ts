import { array, check, literal, object, optional, pipe, string, transform, tuple, variant } from 'valibot'
import { type CalendarDate, calendarDateSchema } from '../date/index.ts'
import { isLocalPath } from '../wire/index.ts'

/** A content (CMS) page. */
export interface ContentPage {
  readonly title: string
  /** One or two sentences in larger type; also the page's meta description. */
  readonly lead: string
  /** Date of its last change, as YYYY-MM-DD. @default none */
  readonly changed?: CalendarDate | undefined
  /** Parent page in the breadcrumbs. @default none */
  readonly parent?: { readonly text: string; readonly href: string } | undefined
  readonly sections: readonly ContentSection[]
}

/** A section of a content page. */
export interface ContentSection {
  /** Heading of the section. @default none: the section continues the one before it */
  readonly heading?: string | undefined
  readonly blocks: readonly ContentBlock[]
}

/** A link of a content page: a path of the store, or an https, mailto or tel address. */
export interface ContentLink {
  readonly text: string
  readonly href: string
  /** Description of the target. @default none */
  readonly note?: string | undefined
}

/** A block of a content page. */
export type ContentBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'links'; readonly links: readonly ContentLink[] }
  /** Pairs of a label and a value. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  /** Questions in an accordion. */
  | {
      readonly kind: 'questions'
      readonly items: readonly { readonly ask: string; readonly answer: string }[]
    }
  /** Texts to copy, such as messages for a card. */
  | { readonly kind: 'quotes'; readonly quotes: readonly string[] }
  /** Coupon codes and what each does. */
  | { readonly kind: 'codes'; readonly codes: readonly { readonly code: string; readonly text: string }[] }

/** Returns whether a link in the shop's texts has an allowed target; URLs that run a script are rejected. */
export const isAllowedContentHref = (href: string): boolean =>
  isLocalPath(href) || /^(https:\/\/|mailto:|tel:)[^\s<>"]+$/.test(href)

/** Parses the address of a link in the shop's texts. */
export const contentHrefSchema = pipe(
  string(),
  check(isAllowedContentHref, 'a path of the store, https:, mailto: or tel:'),
)

const link = object({ text: string(), href: contentHrefSchema, note: optional(string()) })

const block = variant('kind', [
  object({ kind: literal('text'), text: string() }),
  object({ kind: literal('list'), items: array(string()) }),
  object({ kind: literal('links'), links: array(link) }),
  object({ kind: literal('facts'), rows: array(tuple([string(), string()])) }),
  object({ kind: literal('questions'), items: array(object({ ask: string(), answer: string() })) }),
  object({ kind: literal('quotes'), quotes: array(string()) }),
  object({ kind: literal('codes'), codes: array(object({ code: string(), text: string() })) }),
])

/** Parses a content page. */
export const contentPageSchema = pipe(
  object({
    title: string(),
    lead: string(),
    changed: optional(calendarDateSchema),
    parent: optional(object({ text: string(), href: contentHrefSchema })),
    sections: array(object({ heading: optional(string()), blocks: array(block) })),
  }),
  transform((page): ContentPage => page),
)
