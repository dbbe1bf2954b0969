import { array, check, nullable, object, optional, picklist, pipe, string, transform } from 'valibot'
import { isLocalPath, type ProductPicture, pictureSchema } from '../wire/index.ts'
import { contentHrefSchema } from './ContentPage.ts'

/** A figure that a shop claims, with a label, such as a number of cities. */
export interface ShopMarketingClaim {
  readonly figure: string
  readonly text: string
}

/** How shoppers can contact a shop; missing channels are not shown. */
export interface ShopContacts {
  readonly telephone?: ShopPhoneNumber | undefined
  readonly whatsApp?: ShopPhoneNumber | undefined
  readonly email?: string | undefined
  readonly address?: string | undefined
}

/** A telephone number in international format with `+`, and its opening hours. */
export interface ShopPhoneNumber {
  readonly number: string
  /** @default not shown */
  readonly hours?: string | undefined
}

/** The first section of the home page. */
export interface ShopHero {
  readonly title: string
  readonly text: string
  readonly link?: { readonly text: string; readonly href: string } | undefined
  /** Portrait for phones, landscape from 1024 px. @default no picture */
  readonly pictures?: { readonly phone: ProductPicture; readonly desktop: ProductPicture } | undefined
}

/** Social networks on which shoppers can follow a shop. */
export const shopSocialNetworks = [
  'facebook',
  'twitter',
  'youtube',
  'pinterest',
  'instagram',
  'linkedin',
] as const

/** A social network on which shoppers can follow a shop. */
export type SocialNetwork = (typeof shopSocialNetworks)[number]

/** Groups of the footer's links. */
export const footerGroupNames = ['shop', 'help', 'shopping', 'legal'] as const

/** A group of the footer's links. */
export type FooterGroupName = (typeof footerGroupNames)[number]

/** A content page of a shop. */
export interface ShopPageLink {
  readonly path: string
  /** Text of its link. */
  readonly text: string
  /** Where the footer lists it. @default not in the footer */
  readonly group?: FooterGroupName | undefined
}

/** How a shop describes itself; missing fields are not shown. */
export interface Shop {
  /** @default the host's brand */
  readonly name?: string | undefined
  readonly contacts: ShopContacts
  readonly hero?: ShopHero | undefined
  readonly claims: readonly ShopMarketingClaim[]
  readonly social: readonly { readonly network: SocialNetwork; readonly href: string }[]
  /** Addresses in the app stores. */
  readonly apps: { readonly apple?: string | undefined; readonly google?: string | undefined }
  readonly pages: readonly ShopPageLink[]
}

const line = optional(object({ number: string(), hours: optional(string()) }))

/** Parses the claims of a shop. */
export const shopMarketingClaimsSchema = array(object({ figure: string(), text: string() }))

const hero = pipe(
  object({
    title: string(),
    text: string(),
    link: optional(object({ text: string(), href: contentHrefSchema })),
    img: optional(nullable(pictureSchema), null),
    desktop_img: optional(nullable(pictureSchema), null),
  }),
  transform(
    ({ img, desktop_img, ...texts }): ShopHero => ({
      ...texts,
      pictures: img && desktop_img ? { phone: img, desktop: desktop_img } : undefined,
    }),
  ),
)

/** Parses how a shop describes itself. */
export const shopSchema = pipe(
  object({
    name: optional(string()),
    contacts: optional(
      object({ telephone: line, whatsapp: line, email: optional(string()), address: optional(string()) }),
      {},
    ),
    hero: optional(nullable(hero), null),
    claims: optional(shopMarketingClaimsSchema, []),
    social: optional(array(object({ network: picklist(shopSocialNetworks), href: contentHrefSchema })), []),
    apps: optional(object({ apple: optional(contentHrefSchema), google: optional(contentHrefSchema) }), {}),
    pages: optional(
      array(
        object({
          path: pipe(string(), check(isLocalPath)),
          text: string(),
          group: optional(picklist(footerGroupNames)),
        }),
      ),
      [],
    ),
  }),
  transform(
    ({ contacts: { whatsapp, ...contacts }, hero, ...wire }): Shop => ({
      ...wire,
      contacts: { ...contacts, whatsApp: whatsapp },
      hero: hero ?? undefined,
    }),
  ),
)
