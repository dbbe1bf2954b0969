import type {
  ContentBlock,
  FooterGroupName,
  ShopMarketingClaim,
  SocialNetwork,
} from '@store/api-client/contract/settings'
import { json, pgTable, text } from 'drizzle-orm/pg-core'
import type { StoredPicture } from './StoredPicture.ts'

/** A block of a stored content page; a link to a category is omitted while the shop lacks the category. */
export type StoredPageBlock =
  | Exclude<ContentBlock, { readonly kind: 'links' }>
  | { readonly kind: 'links'; readonly links: readonly StoredLink[] }

interface StoredLink {
  readonly text: string
  readonly href: string
  readonly note?: string | undefined
  readonly isCategory?: boolean | undefined
}

/** The texts of a stored content page. */
export interface StoredContentPageTexts {
  readonly title: string
  readonly lead: string
  readonly linkText?: string | undefined
  readonly parent?: { readonly text: string; readonly href: string } | undefined
  readonly sections: readonly {
    readonly heading?: string | undefined
    readonly blocks: readonly StoredPageBlock[]
  }[]
}

/** A stored content page. */
export interface StoredContentPage extends StoredContentPageTexts {
  readonly path: string
  readonly group?: FooterGroupName | undefined
  readonly changed?: string | undefined
}

interface StoredLine {
  readonly number: string
  readonly hours?: string | undefined
}

interface HeroTexts {
  readonly title: string
  readonly text: string
  readonly linkText?: string | undefined
}

interface WhyTexts {
  readonly heading: string
  readonly text: string
}

type Translated<Texts> = { readonly [Name in keyof Texts]?: Texts[Name] | undefined }

/** The texts of a shop in another language; texts without a translation stay in the shop's first language. */
export interface ShopTranslation {
  readonly name?: string | undefined
  readonly hours?: string | undefined
  readonly address?: string | undefined
  readonly hero?: Translated<HeroTexts> | undefined
  readonly claims?: readonly ShopMarketingClaim[] | undefined
  readonly why?: Translated<WhyTexts> | undefined
  readonly pages: readonly (Translated<StoredContentPageTexts> & { readonly path: string })[]
}

/** How a shop describes itself. */
export interface ShopContent {
  readonly name: string
  readonly contacts: {
    readonly telephone?: StoredLine | undefined
    readonly whatsApp?: StoredLine | undefined
    readonly email?: string | undefined
    readonly address?: string | undefined
  }
  readonly hero?:
    | (HeroTexts & {
        readonly href?: string | undefined
        readonly pictures?: { readonly phone: StoredPicture; readonly desktop: StoredPicture } | undefined
      })
    | undefined
  readonly claims: readonly ShopMarketingClaim[]
  readonly why?: WhyTexts | undefined
  readonly social: { readonly [Network in SocialNetwork]?: string | undefined }
  readonly apps: { readonly apple?: string | undefined; readonly google?: string | undefined }
  readonly pages: readonly StoredContentPage[]
  readonly translations: { readonly [Language in string]?: ShopTranslation | undefined }
}

/**
 * The shop's description of itself, in one row that the merchant edits; `json` keeps the order of its pages and links.
 */
export const shops = pgTable('shops', {
  id: text().primaryKey(),
  content: json().$type<ShopContent>().notNull(),
})
