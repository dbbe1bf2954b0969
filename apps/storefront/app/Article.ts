/** A content (CMS) page. */
export interface Article {
  readonly title: string
  /** One or two sentences in larger type; also the page's meta description. */
  readonly lead: string
  /** Date of its last change, as YYYY-MM-DD; missing if irrelevant. */
  readonly changed?: string
  /** Parent page in the breadcrumbs. @default none */
  readonly parent?: ArticleLink
  readonly sections: readonly ArticleSection[]
}

/** A link of an article. */
export interface ArticleLink {
  readonly text: string
  readonly href: string
  /** Whether it leads to a category, without which the link is left out. @default false */
  readonly isCategory?: boolean
  /** Description of the target. @default none */
  readonly note?: string
}

/** A section of an article with its own heading. */
export interface ArticleSection {
  /** @default none: continues the section before it */
  readonly heading?: string
  readonly blocks: readonly ArticleBlock[]
}

/** A block of an article. */
export type ArticleBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'links'; readonly links: readonly ArticleLink[] }
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
