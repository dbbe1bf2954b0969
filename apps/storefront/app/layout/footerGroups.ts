import type { FooterGroup } from '@store/ui/site-footer'
import { hrefs } from '../composition/hrefs.ts'
import { shop } from '../shop.ts'

const groups: readonly FooterGroup[] = [
  {
    title: 'Marigold',
    links: [
      { text: 'About us', href: '/about-us' },
      { text: 'Careers', href: '/career-page' },
      { text: 'In the media', href: '/show-media' },
      { text: 'Blog', href: '/blog' },
      { text: 'Quotes', href: '/quotes' },
      { text: 'Reviews', href: '/reviews' },
      { text: 'Retail stores', href: '/retail-stores' },
    ],
  },
  {
    title: 'Help',
    links: [
      { text: 'Find your order', href: hrefs.lookup() },
      { text: 'FAQ', href: '/faq' },
      { text: 'Contact us', href: '/contact-us' },
      { text: 'Chat on WhatsApp', href: shop.whatsApp },
      { text: 'Cancellation and refund', href: '/cancellation-and-refund' },
      { text: 'Download the app', href: '/download-app' },
    ],
  },
  {
    title: 'Shop with us',
    links: [
      { text: 'Coupons and deals', href: '/coupon-deals' },
      { text: 'Refer and earn', href: hrefs.referAndEarn() },
      { text: 'Corporate gifts', href: hrefs.corporate() },
      { text: 'Sell with us', href: '/sell-with-us' },
      { text: 'Franchise', href: '/franchise' },
    ],
  },
  {
    title: 'The small print',
    links: [
      { text: 'Terms and conditions', href: '/termcondition' },
      { text: 'Privacy', href: '/privacy-page' },
      // Reopens the consent banner on the current page.
      { text: 'Cookie choices', href: '#cookies' },
      { text: 'Sitemap', href: '/sitemap.html' },
      { text: 'Credits', href: '/credits' },
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
