export type { AddOnSettings } from './AddOnSettings.ts'
export {
  type ContentBlock,
  type ContentLink,
  type ContentPage,
  type ContentSection,
  isContentHref,
} from './ContentPage.ts'
export { contentPagePaths, contentPagePattern } from './contentPagePaths.ts'
export { type EnabledCurrency, rupee } from './EnabledCurrency.ts'
export { getContentPage } from './getContentPage.ts'
export { getShop } from './getShop.ts'
export {
  getSiteSettings,
  type OfferedPaymentMethod,
  type SiteSettings,
  type UserDataKey,
} from './getSiteSettings.ts'
export { listPages, type SitePage, type SitePages } from './listPages.ts'
export { resolveSlug } from './resolveSlug.ts'
export {
  type FooterGroupName,
  footerGroupNames,
  type Shop,
  type ShopClaim,
  type ShopContacts,
  type ShopHero,
  type ShopLine,
  type ShopNetwork,
  type ShopPage,
  shopNetworks,
} from './Shop.ts'
export { type SettingsClient, settingsCalls } from './settingsCalls.ts'
