import type { ClientOf } from '../call/index.ts'
import { getContentPage } from './getContentPage.ts'
import { getProductUrlBySlug } from './getProductUrlBySlug.ts'
import { getShop } from './getShop.ts'
import { getSiteSettings } from './getSiteSettings.ts'
import { listSitemapPages } from './listSitemapPages.ts'

/** All settings calls. */
export const settingsCalls = {
  get: getSiteSettings,
  shop: getShop,
  contentPage: getContentPage,
  pages: listSitemapPages,
  alias: getProductUrlBySlug,
} as const

/** Client methods for settings. */
export type SettingsClient = ClientOf<typeof settingsCalls>
