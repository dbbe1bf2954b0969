export type { AddOnSettings } from './AddOnSettings.ts'
export {
  type ContentBlock,
  type ContentLink,
  type ContentPage,
  type ContentSection,
  isAllowedContentHref,
} from './ContentPage.ts'
export { contentPagePathPattern, contentPagePaths } from './contentPagePaths.ts'
export { type EnabledCurrency, rupeeCurrency } from './EnabledCurrency.ts'
export { getContentPage } from './getContentPage.ts'
export { getProductUrlBySlug } from './getProductUrlBySlug.ts'
export { getShop } from './getShop.ts'
export {
  getSiteSettings,
  type OfferedPaymentMethod,
  type SiteSettings,
  type UserDataPublicKey,
} from './getSiteSettings.ts'
export { listSitemapPages, type SitemapPages, type SitePage } from './listSitemapPages.ts'
export {
  type FooterGroupName,
  footerGroupNames,
  type Shop,
  type ShopContacts,
  type ShopHero,
  type ShopMarketingClaim,
  type ShopPageLink,
  type ShopPhoneNumber,
  type SocialNetwork,
  shopSocialNetworks,
} from './Shop.ts'
export { type SettingsClient, settingsCalls } from './settingsCalls.ts'
