/** A page of words. */
export interface Article {
  readonly title: string
  /** One or two sentences, set larger; they also describe the page to search engines. */
  readonly lead: string
  /** The day its words are of, as YYYY-MM-DD; missing where it does not matter. */
  readonly changed?: string
  /** The page it belongs to, in the trail above it. @default none */
  readonly parent?: ArticleLink
  readonly sections: readonly ArticleSection[]
}

/** A link of an article. */
export interface ArticleLink {
  readonly text: string
  readonly href: string
  /** What is found there. @default nothing is said */
  readonly note?: string
}

/** A part of an article under a heading of its own. */
export interface ArticleSection {
  /** @default none: it goes on with what stands before it */
  readonly heading?: string
  readonly blocks: readonly ArticleBlock[]
}

/** What an article is made of. */
export type ArticleBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'links'; readonly links: readonly ArticleLink[] }
  /** Pairs of a name and what is said of it. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [string, string])[] }
  /** Questions that open one by one. */
  | {
      readonly kind: 'questions'
      readonly items: readonly { readonly ask: string; readonly answer: string }[]
    }
  /** Words to copy, such as those for a card. */
  | { readonly kind: 'quotes'; readonly quotes: readonly string[] }
  /** A code and what it does. */
  | { readonly kind: 'codes'; readonly codes: readonly { readonly code: string; readonly text: string }[] }
