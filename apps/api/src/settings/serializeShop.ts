import { type SocialNetwork, shopSocialNetworks } from '@store/api-client/contract/settings'
import { serializePicture } from '../catalogue/index.ts'
import type { LocalizedShop } from '../shop/index.ts'

/** Serializes the shop's description of itself; `name` is missing if there is no description. */
export function serializeShop(shop: LocalizedShop | undefined) {
  if (!shop) return { contacts: {}, hero: null, claims: [], social: [], apps: {}, pages: [] }
  const { name, contacts, hero, claims, social, apps, pages } = shop
  const { whatsApp, ...others } = contacts
  return {
    ...{ name, apps, claims: [...claims] },
    contacts: { ...others, whatsapp: whatsApp },
    hero: hero ? serializeHero(hero) : null,
    social: shopSocialNetworks.flatMap((network) => toLink(network, social[network])),
    pages: pages.map(({ path, title, linkText = title, group }) => ({ path, text: linkText, group })),
  }
}

function serializeHero({ title, text, href, linkText, pictures }: NonNullable<LocalizedShop['hero']>) {
  return {
    ...{ title, text },
    ...(href !== undefined && linkText !== undefined && { link: { text: linkText, href } }),
    img: pictures ? serializePicture(pictures.phone) : null,
    desktop_img: pictures ? serializePicture(pictures.desktop) : null,
  }
}

const toLink = (network: SocialNetwork, href: string | undefined) =>
  href === undefined ? [] : [{ network, href }]
