import type { Result } from '../problem/index.ts'
import type { SiteSettings } from './getSiteSettings.ts'
import type { SitePages } from './listPages.ts'

/** Client methods for settings. */
export interface SettingsClient {
  readonly get: () => Promise<Result<SiteSettings>>
  /** Every page of the catalogue, for sitemaps. */
  readonly pages: () => Promise<Result<SitePages>>
  /** The product with a slug, which is the last part of its URL. */
  readonly alias: (alias: string) => Promise<Result<{ readonly href: string }>>
}
