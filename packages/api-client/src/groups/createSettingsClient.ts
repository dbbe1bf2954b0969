import { getSiteSettings, listPages, resolveSlug, type SettingsClient } from '../contract/settings/index.ts'
import type { Send } from '../transport/Send.ts'

/** Creates the settings client over a transport. */
export const createSettingsClient = (send: Send): SettingsClient => ({
  get: () => send(getSiteSettings, undefined),
  pages: () => send(listPages, undefined),
  alias: (alias) => send(resolveSlug, { alias }),
})
