import { parseCalendarDate } from '@store/api-client/contract/date'
import type { Result } from '@store/api-client/contract/problem'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { createStore } from 'zustand/vanilla'
import { complementaryProducts, similarProducts } from '../../fixtures/productCards.ts'
import { roses } from '../../fixtures/roses.ts'
import { en } from '../../messages/en.ts'
import { ProductProvider } from '../../react/ProductProvider.tsx'
import { createProductStore } from '../../store/createProductStore.ts'
import { preloadDeferredSections } from '../belowTheFold/DeferredSection.tsx'
import { ProductView } from '../ProductView/ProductView.tsx'

interface Scene {
  readonly add: () => Promise<Result<unknown>>
  readonly isOutOfStock?: boolean
}

const earliest = parseCalendarDate('2026-11-22')
const check = { kind: 'deliverable', pincode: '560001', city: 'Bengaluru', earliest } as const

function Page({ add, isOutOfStock = false }: Scene) {
  const [store] = useState(() =>
    createProductStore({
      product: { ...roses, isOutOfStock, similar: similarProducts, together: complementaryProducts },
      ports: {
        ...{ add, placeCheck: createStore(() => ({ check })), showPlace: () => undefined },
        ...{ track: () => undefined, hrefs: { cart: () => '/cart', home: () => '/' } },
      },
    }),
  )
  return (
    <ProductProvider store={store} messages={en}>
      <ProductView delivery={null} />
    </ProductProvider>
  )
}

const meta: Meta<typeof Page> = {
  title: 'Product/Buy bar on a desktop',
  component: Page,
  args: { add: fn(async () => ({ ok: true, value: undefined }) as const) },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: preloadDeferredSections,
}
export default meta

type Story = StoryObj<typeof Page>

/** Scrolls past the buying column and returns the bar that appears. */
async function passColumn(canvasElement: HTMLElement) {
  const page = within(canvasElement)
  await expect(page.queryByRole('region', { name: 'Buy' })).toBeNull()
  // The content below still grows while its images load.
  return waitFor(() => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    return page.getByRole('region', { name: 'Buy' })
  })
}

export const ScrolledPast: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement, args }) => {
    const bar = await passColumn(canvasElement)
    await expect(within(bar).getByText(roses.title)).toBeVisible()
    await expect(within(bar).getByText('₹1,299')).toBeVisible()
    await userEvent.click(within(bar).getByRole('button', { name: 'Add to Cart' }))
    await expect(await within(bar).findByRole('link', { name: 'Go to cart' })).toHaveAttribute(
      'href',
      '/cart',
    )
    await expect(args.add).toHaveBeenCalledOnce()
  },
}

export const GoneInSightOfTheColumn: Story = {
  play: async ({ canvasElement }) => {
    await passColumn(canvasElement)
    window.scrollTo(0, 0)
    await waitFor(() => expect(within(canvasElement).queryByRole('region', { name: 'Buy' })).toBeNull())
  },
}

export const Failed: Story = {
  args: { add: async () => ({ ok: false, failure: { kind: 'network' } }) },
  play: async ({ canvasElement }) => {
    const bar = await passColumn(canvasElement)
    await userEvent.click(within(bar).getByRole('button', { name: 'Buy Now' }))
    await expect(await within(bar).findByRole('alert')).toHaveTextContent('Something went wrong')
  },
}

export const NothingToSell: Story = {
  args: { isOutOfStock: true },
  play: async ({ canvasElement }) => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    await expect(within(canvasElement).queryByRole('region', { name: 'Buy' })).toBeNull()
  },
}
