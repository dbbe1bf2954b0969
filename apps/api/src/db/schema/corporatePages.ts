import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { StoredPicture } from './StoredPicture.ts'

/** The content of the corporate landing page; money is in paise. */
export interface CorporateContent {
  readonly banner: { readonly title: string; readonly text: string; readonly picture: StoredPicture }
  readonly gifts: readonly {
    readonly title: string
    readonly href: string
    readonly picture: StoredPicture
  }[]
  readonly clients: readonly { readonly name: string; readonly picture: StoredPicture }[]
  readonly testimonials: readonly {
    readonly id: string
    readonly quote: string
    readonly name: string
    readonly role: string
  }[]
  readonly gallery: readonly StoredPicture[]
  readonly steps: readonly {
    readonly id: string
    readonly img: string
    readonly imgAlt: string
    readonly heading: string
    readonly desc: string
  }[]
  readonly products: readonly {
    readonly title: string
    readonly href: string
    readonly price: number
    readonly minimum: number
  }[]
}

/** The content of the corporate landing page, in one row that the merchant edits. */
export const corporatePages = pgTable('corporate_pages', {
  id: text().primaryKey(),
  content: jsonb().$type<CorporateContent>().notNull(),
})
