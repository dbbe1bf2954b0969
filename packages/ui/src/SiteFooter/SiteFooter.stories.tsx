import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { FacebookIcon } from '../icons/FacebookIcon.tsx'
import { InstagramIcon } from '../icons/InstagramIcon.tsx'
import { LinkedInIcon } from '../icons/LinkedInIcon.tsx'
import { PinterestIcon } from '../icons/PinterestIcon.tsx'
import { TwitterIcon } from '../icons/TwitterIcon.tsx'
import { YouTubeIcon } from '../icons/YouTubeIcon.tsx'
import { themeSelectHi } from '../messages/hi.ts'
import { SiteFooter } from './SiteFooter.tsx'
import { themeSelectEn } from './themeSelectEn.ts'

const svg = (width: number, height: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="sans-serif">${content}</svg>`,
  )}`

const badge = (name: string, mark: string) => ({
  src: svg(
    144,
    44,
    `<rect width="144" height="44" rx="8" fill="#2b211b"/>${mark}<text x="46" y="18" font-size="9" fill="#e9dfd2">Get it from</text><text x="46" y="33" font-size="14" font-weight="600" fill="#fff">${name}</text>`,
  ),
  width: 144,
  height: 44,
  alt: `Get it from ${name}`,
})

const payments = {
  src: svg(
    268,
    32,
    ['Cards', 'UPI', 'Wallets', 'Net bank']
      .map(
        (name, at) =>
          `<rect x="${at * 68 + 0.5}" y=".5" width="63" height="31" rx="6" fill="#fff" stroke="#e9dfd2"/><text x="${at * 68 + 32}" y="20" font-size="11" font-weight="600" fill="#6b5d52" text-anchor="middle">${name}</text>`,
      )
      .join(''),
  ),
  width: 268,
  height: 32,
  alt: 'Cards, UPI, wallets and net banking accepted',
}

const links = (...entries: readonly (readonly [string, string])[]) =>
  entries.map(([text, href]) => ({ text, href: `#${href}` }))

/**
 * Footer of every page.
 *
 * - **Use**: once, as the last element of every page.
 * - **Avoid**: for actions of the page itself, or for links that exist nowhere else.
 * - **Content**: two to five groups with titles of one to three words.
 * - **Accessibility**: a `footer` with a named `nav`. Groups are accordion parts on phones and columns from 768 px;
 *   the currency select also works without JavaScript if it has a `form`.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Layout/Site footer',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'About Marigold',
    groups: [
      {
        title: 'Marigold',
        links: links(
          ['About Us', 'about-us'],
          ['Careers', 'career-page'],
          ['In the Media', 'show-media'],
          ['Blog', 'blog'],
          ['Reviews', 'reviews'],
        ),
      },
      {
        title: 'Help',
        links: links(
          ['Contact Us', 'contact-us'],
          ['Chat on WhatsApp', 'whatsapp'],
          ['FAQ', 'faq'],
          ['Cancellation and Refund', 'cancellation-and-refund'],
          ['Retail Stores', 'retail-stores'],
        ),
      },
      {
        title: 'With us',
        links: links(
          ['Corporate Gifts', 'corporate-gifts'],
          ['Sell with Us', 'sell-with-us'],
          ['Franchise', 'franchise'],
          ['Coupons and Deals', 'coupon-deals'],
        ),
      },
      {
        title: 'More',
        links: links(
          ['Download the App', 'download-app'],
          ['Quotes', 'quotes'],
          ['Sitemap', 'sitemap.html'],
          ['Terms and Conditions', 'termcondition'],
          ['Privacy', 'privacy-page'],
        ),
      },
    ],
    social: {
      title: 'Follow us',
      links: [
        { text: 'Facebook', href: '#facebook', icon: <FacebookIcon size="s" /> },
        { text: 'Twitter', href: '#twitter', icon: <TwitterIcon size="s" /> },
        { text: 'YouTube', href: '#youtube', icon: <YouTubeIcon size="s" /> },
        { text: 'Pinterest', href: '#pinterest', icon: <PinterestIcon size="s" /> },
        { text: 'Instagram', href: '#instagram', icon: <InstagramIcon size="s" /> },
        { text: 'LinkedIn', href: '#linkedin', icon: <LinkedInIcon size="s" /> },
      ],
    },
    apps: {
      title: 'The app',
      links: [
        {
          picture: badge(
            'App Store',
            '<circle cx="26" cy="24" r="10" fill="#fffcf7"/><path d="M26 14c0-4 3-6 6-6 0 4-3 6-6 6Z" fill="#f2a20c"/>',
          ),
          hrefOnPhone: '#ios-from-phone',
          hrefOnDesktop: '#ios-from-desktop',
        },
        {
          picture: badge('Play Store', '<path d="M18 12v20l17-10Z" fill="#f2a20c"/>'),
          hrefOnPhone: '#android-from-phone',
          hrefOnDesktop: '#android-from-desktop',
        },
      ],
    },
    payments,
    copyright: '© 2026 Marigold. All rights reserved.',
    onNearBottom: fn(),
  },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone' } }
const desktop = { viewport: { value: 'desktop' } }
const isSeen = (element: HTMLElement) => element.checkVisibility({ contentVisibilityAuto: true })
const linkOf = (canvasElement: HTMLElement, name: string) => within(canvasElement).getByRole('link', { name })

export const Default: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('navigation', { name: 'About Marigold' })).toBeVisible()
    await expect(isSeen(linkOf(canvasElement, 'Privacy'))).toBe(true)
    await expect(linkOf(canvasElement, 'FAQ')).toHaveAttribute('href', '#faq')
    await expect(canvas.getAllByRole('heading', { name: 'Help' })).toHaveLength(1)
    await expect(linkOf(canvasElement, 'Get it from App Store')).toHaveAttribute('href', '#ios-from-desktop')
    await expect(linkOf(canvasElement, 'LinkedIn').getBoundingClientRect().width).toBe(44)
    await expect(canvas.getByRole('img', { name: /UPI/ })).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
    // The groups cannot be opened here, so the first tab stop is a link.
    await userEvent.tab()
    await expect(linkOf(canvasElement, 'About Us')).toHaveFocus()
  },
}

export const OnPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const faq = linkOf(canvasElement, 'FAQ')
    await expect(isSeen(faq)).toBe(false)
    await expect(canvas.getAllByRole('heading', { name: 'Help' })).toHaveLength(1)
    await userEvent.click(canvas.getByRole('heading', { name: 'Help' }))
    await waitFor(() => expect(isSeen(faq)).toBe(true))
    await Promise.all(canvasElement.getAnimations({ subtree: true }).map((motion) => motion.finished))
    await expect(faq.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(isSeen(linkOf(canvasElement, 'Privacy'))).toBe(false)
    await expect(linkOf(canvasElement, 'Get it from App Store')).toHaveAttribute('href', '#ios-from-phone')
  },
}

const currency = {
  label: 'Currency',
  value: 'INR',
  options: [
    { value: 'INR', text: '₹ Indian rupee' },
    { value: 'USD', text: '$ US dollar' },
  ],
  onChange: fn(),
}

export const SeveralCurrencies: Story = {
  tags: ['snapshot'],
  args: { currency },
  globals: desktop,
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Currency' })
    await expect(select).toHaveValue('INR')
    await userEvent.selectOptions(select, 'USD')
    await expect(currency.onChange).toHaveBeenLastCalledWith('USD')
  },
}

const onSubmit = fn()

export const CurrencyByButton: Story = {
  args: {
    currency: {
      ...{ label: currency.label, value: currency.value, options: currency.options },
      form: { action: '#currency', name: 'currency', submit: 'Show prices', onSubmit },
    },
  },
  globals: desktop,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const select = canvas.getByRole('combobox', { name: 'Currency' })
    await expect(select).toHaveAttribute('name', 'currency')
    await expect(select.closest('form')).toHaveAttribute('method', 'post')
    await userEvent.selectOptions(select, 'USD')
    await expect(onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Show prices' }))
    await expect(onSubmit).toHaveBeenCalledWith('USD')
  },
}

export const SeveralCurrenciesOnPhone: Story = {
  tags: ['snapshot'],
  args: { currency },
  globals: phone,
}

const theme = { messages: themeSelectEn, value: 'system', onChange: fn() } as const

export const Theme: Story = {
  args: { theme, currency },
  globals: desktop,
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Appearance' })
    await expect(select).toHaveValue('system')
    await userEvent.selectOptions(select, 'Dark')
    await expect(theme.onChange).toHaveBeenLastCalledWith('dark')
  },
}

export const ThemeInHindi: Story = {
  args: { theme: { ...theme, messages: themeSelectHi } },
  globals: phone,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'रंग-रूप' })).toBeVisible()
  },
}

export const OneCurrency: Story = {
  args: { currency: { ...currency, options: currency.options.slice(0, 1) } },
  globals: desktop,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('combobox')).toBeNull()
  },
}

export const Plain: Story = {
  args: { social: undefined, apps: undefined, payments: undefined },
  globals: desktop,
}

const underATallPage: Decorator = (Story) => (
  <>
    <style>{'.story-tall { block-size: 2600px }'}</style>
    <div className="story-tall" />
    <Story />
  </>
)

/** Scrolls to the top, then to this many pixels from the bottom. */
const scrollToBottom = async (distance: number) => {
  const { scrollHeight } = document.documentElement
  for (const top of [20, scrollHeight - window.innerHeight - distance]) {
    const arrived = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }))
    window.scrollTo(0, top)
    await arrived
  }
}

export const NearBottomOnPhone: Story = {
  globals: phone,
  decorators: [underATallPage],
  play: async ({ args }) => {
    await scrollToBottom(600)
    await waitFor(() => expect(args.onNearBottom).toHaveBeenCalledOnce())
    window.scrollTo(0, 0)
  },
}

export const NearBottomOnDesktop: Story = {
  globals: desktop,
  decorators: [underATallPage],
  play: async ({ args }) => {
    await scrollToBottom(250)
    await waitFor(() => expect(args.onNearBottom).toHaveBeenCalledOnce())
    window.scrollTo(0, 0)
  },
}

export const NotYetNearBottomOnDesktop: Story = {
  globals: desktop,
  decorators: [underATallPage],
  play: async ({ args }) => {
    const started = performance.now()
    await scrollToBottom(260)
    // Longer than the throttle interval, so that a delayed call would have happened.
    await waitFor(() => expect(performance.now() - started).toBeGreaterThan(1300))
    await expect(args.onNearBottom).not.toHaveBeenCalled()
    window.scrollTo(0, 0)
  },
}

const long = [
  {
    title: 'Everything one may want to know before, during and after a delivery',
    links: links(
      ['Cancellation, refund and what happens when nobody opens the door in the evening', 'a'],
      ['Donaudampfschifffahrtsgesellschaftskapitänsmützenversandbedingungen', 'b'],
    ),
  },
  { title: 'Help', links: links(['FAQ', 'faq']) },
]

export const LongText: Story = {
  args: { groups: long },
  globals: desktop,
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

export const RightToLeft: Story = {
  globals: { ...desktop, direction: 'rtl' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const left = (name: string) => linkOf(canvasElement, name).getBoundingClientRect().left
    await expect(left('About Us')).toBeGreaterThan(left('Contact Us'))
  },
}
