import type { Result } from '../problem/index.ts'
import type { SiteSettings } from './getSiteSettings.ts'
import type { SitePages } from './listPages.ts'

/** The settings calls as a client offers them. */
export interface SettingsClient {
  readonly get: () => Promise<Result<SiteSettings>>
  /** Every page of the catalogue, for maps of the site. */
  readonly pages: () => Promise<Result<SitePages>>
  /** The product with an alias, which is the last part of its address. */
  readonly alias: (alias: string) => Promise<Result<{ readonly href: string }>>
}
