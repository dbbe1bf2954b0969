import type { Shop, SiteSettings } from '@store/api-client/contract/settings'
import { brand } from './brand.ts'

/** The shop's data in the layout and the heads of pages. */
export interface ShopInfo extends Pick<Shop, 'contacts' | 'social' | 'apps' | 'pages'> {
  readonly name: string
  /** Display names of the payment methods that the shop offers. */
  readonly payments: readonly string[]
}

/** All data of the shop, which the page loaders receive. */
export interface FullShopInfo extends ShopInfo, Pick<Shop, 'hero' | 'claims'> {}

/** The data of a shop that does not describe itself, also shown while the API does not respond. */
export const fallbackShop: FullShopInfo = {
  name: brand.name,
  contacts: {},
  social: [],
  apps: {},
  pages: [],
  payments: [],
  claims: [],
}

/** Returns the shop's data for the layout. */
export const toShopInfo = (
  { name = brand.name, contacts, social, apps, pages }: Shop,
  settings: Pick<SiteSettings, 'paymentMethods'> | undefined,
): ShopInfo => ({
  ...{ name, contacts, social, apps, pages },
  payments: (settings?.paymentMethods ?? []).map(({ title }) => title),
})

/** Path of the contact page. If the shop has described none, the host shows its contacts there. */
export const contactPath = '/contact-us'

/**
 * Returns whether the host must create the contact page, because the shop has contacts but has not described such a
 * page.
 */
export const isContactPageGenerated = ({ contacts, pages }: Pick<Shop, 'contacts' | 'pages'>): boolean =>
  pages.every(({ path }) => path !== contactPath) && Object.values(contacts).some((one) => one !== undefined)

/** Returns the paths of the shop's content pages. */
export const listContentPaths = (shop: Pick<Shop, 'contacts' | 'pages'>): readonly string[] => [
  ...shop.pages.map(({ path }) => path),
  ...(isContactPageGenerated(shop) ? [contactPath] : []),
]

/** Returns the address of a WhatsApp chat with a number. */
export const toWhatsAppHref = (number: string): string => `https://wa.me/${number.replaceAll(/\D/g, '')}`
