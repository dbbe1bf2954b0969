import type { ClientOf } from '../call/index.ts'
import { getSiteSettings } from './getSiteSettings.ts'
import { listPages } from './listPages.ts'
import { resolveSlug } from './resolveSlug.ts'

export type { AddOnSettings } from './AddOnSettings.ts'
export { type EnabledCurrency, rupee } from './EnabledCurrency.ts'
export { getSiteSettings, type SiteSettings, type UserDataKey } from './getSiteSettings.ts'
export { listPages, type SitePage, type SitePages } from './listPages.ts'
export { resolveSlug } from './resolveSlug.ts'

/** All settings calls. */
export const settingsCalls = { get: getSiteSettings, pages: listPages, alias: resolveSlug } as const

/** Client methods for settings. */
export type SettingsClient = ClientOf<typeof settingsCalls>
