import type { FooterGroup } from '@store/ui/site-footer'
import { footerMessages } from '#messages/footerMessages.ts'
import { brand } from '../brand.ts'
import { hrefs } from '../composition/hrefs.ts'
import { shop } from '../shop.ts'

const { links } = footerMessages

const groups: readonly FooterGroup[] = [
  {
    title: brand.name,
    links: [
      { text: links.about, href: '/about-us' },
      { text: links.careers, href: '/career-page' },
      { text: links.media, href: '/show-media' },
      { text: links.blog, href: '/blog' },
      { text: links.quotes, href: '/quotes' },
      { text: links.reviews, href: '/reviews' },
      { text: links.stores, href: '/retail-stores' },
    ],
  },
  {
    title: footerMessages.groups.help,
    links: [
      { text: links.lookup, href: hrefs.lookup() },
      { text: links.faq, href: '/faq' },
      { text: links.contact, href: '/contact-us' },
      { text: links.whatsApp, href: shop.whatsApp },
      { text: links.refund, href: '/cancellation-and-refund' },
      { text: links.app, href: '/download-app' },
    ],
  },
  {
    title: footerMessages.groups.shopping,
    links: [
      { text: links.coupons, href: '/coupon-deals' },
      { text: links.refer, href: hrefs.referAndEarn() },
      { text: links.corporate, href: hrefs.corporate() },
      { text: links.sell, href: '/sell-with-us' },
      { text: links.franchise, href: '/franchise' },
    ],
  },
  {
    title: footerMessages.groups.legal,
    links: [
      { text: links.terms, href: '/termcondition' },
      { text: links.privacy, href: '/privacy-page' },
      // Reopens the consent banner on the current page.
      { text: links.cookies, href: '#cookies' },
      { text: links.sitemap, href: '/sitemap.html' },
      { text: links.credits, href: '/credits' },
    ],
  },
]

/** Returns the footer links of every page: all in the specification (1, section 2), and the shop's own. */
export const footerGroups = (hasCorporatePage: boolean): readonly FooterGroup[] =>
  hasCorporatePage
    ? groups
    : groups.map(({ title, links }) => ({
        title,
        links: links.filter(({ href }) => href !== hrefs.corporate()),
      }))
