import { getSiteSettings } from './getSiteSettings.ts'

export { getSiteSettings, type SiteSettings, type UserDataKey } from './getSiteSettings.ts'
export type { SettingsClient } from './SettingsClient.ts'

/** Every settings call. */
export const settingsCalls = { get: getSiteSettings } as const
