import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, userEvent, within } from 'storybook/test'
import { createStoryStores, StorefrontStory } from '../fixtures/StorefrontStory.tsx'
import { sampleMenus } from '../fixtures/storefrontSamples.ts'
import { Header } from './Header.tsx'
import { lazySearchField } from './headerParts.ts'
import { Menus } from './Menus.tsx'

/** The header of every page: brand, search, delivery location, account, wishlist, cart, and menus. */
const meta = {
  title: 'Storefront/Header',
  component: Header,
  args: { stores: createStoryStores(), menus: sampleMenus },
  loaders: [() => lazySearchField.preload()],
  render: ({ stores, menus }) => (
    <StorefrontStory stores={stores}>
      <Header stores={stores} menus={menus} />
      <ServedMenus>
        <Menus menus={menus} />
      </ServedMenus>
    </StorefrontStory>
  ),
} satisfies Meta<typeof Header>

/** Renders the menus like a server, because browsers never load their code. */
function ServedMenus({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => setPlace(document.querySelector('[data-menus]')), [])
  return place && createPortal(children, place)
}

export default meta
type Story = StoryObj<typeof meta>

export const Guest: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement)
    await expect(header.getByRole('button', { name: 'Login' })).toBeVisible()
    await expect(header.getByRole('searchbox', { name: 'Search' })).toBeVisible()
  },
}

const withGifts = createStoryStores()
withGifts.visitor.session.setState({ kind: 'user', firstName: 'Asha', isVerified: true }, true)
withGifts.visitor.cartCount.set(3)
withGifts.place.choose({ country: indiaIsoCode, city: 'Bengaluru', pincode: '560034' })

/** A signed-in visitor with a delivery location and three gifts in the cart. */
export const SignedIn: Story = {
  tags: ['snapshot'],
  args: { stores: withGifts },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Hi, Asha')).toBeVisible()
  },
}

export const MenuOpen: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement)
    const opener = await waitForMenu(header)
    await userEvent.click(opener)
    const link = header.getByRole('link', { name: 'Lilies' })
    await expect(link).toBeVisible()
    await expect(link.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
  },
}

export const OnPhone: Story = { tags: ['snapshot'], globals: { viewport: { value: 'phone' } } }

export const OnSmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement)
    const login = header.getByRole('button', { name: 'Login' })
    const brand = header.getByRole('link', { name: 'Marigold' })
    // All icons are beside the brand, in one row.
    for (const part of [login, header.getByRole('link', { name: /^Cart, / })])
      await expect(part.getBoundingClientRect().top).toBeLessThan(brand.getBoundingClientRect().bottom)
  },
}

export const MenusOnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement)
    await userEvent.click(header.getByLabelText('Menu'))
    await expect(await header.findByRole('link', { name: 'Hampers' })).toBeVisible()
  },
}

const waitForMenu = (header: ReturnType<typeof within>) => header.findByLabelText(/Flowers/)
