import type { FooterGroupName } from '@store/api-client/contract/settings'
import type { FooterGroup } from '@store/ui/site-footer'
import { footerMessages } from '#messages/footerMessages.ts'
import { hrefs } from '../composition/hrefs.ts'
import { contactPath, isContactPageGenerated, type ShopInfo, toWhatsAppHref } from '../ShopInfo.ts'

const { links } = footerMessages

/** A link to a page of the host, placed among the shop's own pages in a group of the footer. */
interface HostLink {
  readonly text: string
  readonly href: string
  /** Number of the group's links that precede this link. If there are fewer links, this link is the last one. */
  readonly at: number
}

const last = Number.POSITIVE_INFINITY

/** Returns the footer links of every page: the shop's content pages, and those of the host (specification 1, section 2). */
export function listFooterGroups(shop: ShopInfo, hasCorporatePage: boolean): readonly FooterGroup[] {
  const { whatsApp } = shop.contacts
  const toGroup = (name: FooterGroupName, title: string, own: readonly HostLink[]): FooterGroup => ({
    title,
    links: own.reduce(
      (all, { at, ...link }) => all.toSpliced(at, 0, link),
      shop.pages.filter(({ group }) => group === name).map(({ text, path }) => ({ text, href: path })),
    ),
  })
  return [
    toGroup('shop', shop.name, [{ text: links.reviews, href: '/reviews', at: 5 }]),
    toGroup('help', footerMessages.groups.help, [
      { text: links.lookup, href: hrefs.lookup(), at: 0 },
      ...(isContactPageGenerated(shop) ? [{ text: links.contact, href: contactPath, at: 2 }] : []),
      ...(whatsApp ? [{ text: links.whatsApp, href: toWhatsAppHref(whatsApp.number), at: 3 }] : []),
    ]),
    toGroup('shopping', footerMessages.groups.shopping, [
      { text: links.refer, href: hrefs.referAndEarn(), at: 1 },
      ...(hasCorporatePage ? [{ text: links.corporate, href: hrefs.corporate(), at: 2 }] : []),
    ]),
    toGroup('legal', footerMessages.groups.legal, [
      // Reopens the consent banner on the current page.
      { text: links.cookies, href: '#cookies', at: last },
      { text: links.sitemap, href: '/sitemap.html', at: last },
      { text: links.credits, href: '/credits', at: last },
    ]),
  ]
}
