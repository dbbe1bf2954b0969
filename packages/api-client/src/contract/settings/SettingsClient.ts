import type { Outcome } from '../problem/index.ts'
import type { SiteSettings } from './getSiteSettings.ts'

/** The settings calls as a client offers them. */
export interface SettingsClient {
  readonly get: () => Promise<Outcome<SiteSettings>>
}
