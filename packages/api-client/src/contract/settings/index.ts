import { getSiteSettings } from './getSiteSettings.ts'
import { listPages } from './listPages.ts'
import { resolveSlug } from './resolveSlug.ts'

export type { AddOnSettings } from './AddOnSettings.ts'
export { type EnabledCurrency, rupee } from './EnabledCurrency.ts'
export { getSiteSettings, type SiteSettings, type UserDataKey } from './getSiteSettings.ts'
export { listPages, type SitePage, type SitePages } from './listPages.ts'
export { resolveSlug } from './resolveSlug.ts'
export type { SettingsClient } from './SettingsClient.ts'

/** All settings calls. */
export const settingsCalls = { get: getSiteSettings, pages: listPages, alias: resolveSlug } as const
