import type { Product } from '@store/api-client/contract/catalogue'
import { paise } from '@store/api-client/contract/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { failsOnce } from '../../fixtures/failsOnce.ts'
import { ProductStoryWrapper } from '../../fixtures/ProductStoryWrapper.tsx'
import { roses } from '../../fixtures/roses.ts'
import { en } from '../../messages/en.ts'
import type { ProductMessages } from '../../messages/ProductMessages.ts'
import type { ProductPorts } from '../../store/ProductPorts.ts'
import { loadDialogs } from '../dialogs/loadDialogs.ts'
import { DefaultProductHeading } from './ProductHeading.tsx'

interface Scene {
  /** Overrides of the sample product. */
  readonly product?: Partial<Product>
  /** Whether lazy-loaded scripts fail to load the first time, or never arrive. */
  readonly scripts?: 'arrive' | 'fail once' | 'never come'
  /** Messages of the page. */
  readonly messages?: ProductMessages
  /** Receives the analytics events. */
  readonly track?: ProductPorts['track']
}

const loads = {
  arrive: () => loadDialogs,
  'fail once': () => failsOnce(loadDialogs),
  'never come': () => () => new Promise<never>(() => undefined),
}

function HeadingScene({ scripts = 'arrive', ...scene }: Scene) {
  const [load] = useState(loads[scripts])
  return (
    <StrictMode>
      <ProductStoryWrapper {...scene}>
        <DefaultProductHeading load={load} />
      </ProductStoryWrapper>
    </StrictMode>
  )
}

const meta: Meta<typeof HeadingScene> = {
  title: 'Product/Heading',
  component: HeadingScene,
  args: { product: {}, messages: en, track: fn() },
}
export default meta

type Story = StoryObj<typeof HeadingScene>

const openBreakup = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement)
  const opener = page.getByRole('button', { name: 'Price Breakup' })
  opener.focus()
  await userEvent.keyboard('{Enter}')
  return { page, opener, dialog: await page.findByRole('dialog', { name: 'Price Breakup' }) }
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { level: 1, name: roses.title })).toBeVisible()
    for (const name of ['Price Breakup', 'Share']) {
      const button = page.getByRole('button', { name })
      await expect(button).toHaveAttribute('aria-haspopup', 'dialog')
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
    await expect(page.queryByRole('dialog')).toBeNull()
  },
}

export const PriceBreakup: Story = {
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await openBreakup(canvasElement)
    const rows = [...dialog.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
    await expect(rows).toEqual(['Twelve roses₹999', 'Wrap and ribbon₹200', 'Tax₹100', 'Total₹1,299'])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const PriceBreakupOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { dialog } = await openBreakup(canvasElement)
    await waitFor(() => expect(within(dialog).getByText('Total')).toBeVisible())
  },
}

export const WithoutPriceBreakup: Story = {
  args: { product: { priceParts: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Price Breakup' })).toBeNull()
    await expect(within(canvasElement).getByRole('button', { name: 'Share' })).toBeVisible()
  },
}

export const PriceRange: Story = {
  args: { product: { priceRange: { from: paise(169_600), to: paise(499_900) }, priceParts: [] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('₹1,696 – ₹4,999')).toBeVisible()
    await expect(page.queryByText('₹1,299')).toBeNull()
  },
}

export const PriceRangeOnPhone: Story = {
  ...PriceRange,
  globals: { viewport: { value: 'phone' } },
  tags: ['snapshot'],
}

export const Share: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement)
    const opener = page.getByRole('button', { name: 'Share' })
    await userEvent.click(opener)
    const dialog = await page.findByRole('dialog', { name: 'Share' })
    const link = await within(dialog).findByRole('link', { name: /WhatsApp/ })
    const address = window.location.origin + window.location.pathname
    await expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      `${roses.title} ${address}`,
    )
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    await expect(args.track).toHaveBeenCalledOnce()
    await expect(args.track).toHaveBeenCalledWith({
      kind: 'shared',
      channel: 'whatsApp',
      productId: roses.id,
    })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(opener).toHaveFocus())
  },
}

export const Loading: Story = {
  args: { scripts: 'never come' },
  play: async ({ canvasElement }) => {
    const share = within(canvasElement).getByRole('button', { name: 'Share' })
    await userEvent.click(share)
    await expect(share).toHaveAttribute('aria-busy', 'true')
    await expect(share).toHaveFocus()
  },
}

export const Failed: Story = {
  args: { scripts: 'fail once' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const opener = page.getByRole('button', { name: 'Price Breakup' })
    await userEvent.click(opener)
    const text = await page.findByText('Something went wrong, Please try again...')
    await expect(text.closest('[role=alert]')).toBeVisible()
    await expect(opener).toHaveFocus()
    await userEvent.click(opener)
    const dialog = await page.findByRole('dialog', { name: 'Price Breakup' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(page.queryByText('Something went wrong, Please try again...')).toBeNull()
  },
}

export const LongWords: Story = {
  args: {
    product: {
      title: 'Zweihundertfünfundzwanzigrosenprachtstraußmitschleierkraut from the first frost to the last',
    },
  },
  globals: { viewport: { value: 'phone' }, locale: 'pseudo' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = { globals: { viewport: { value: 'phone' }, direction: 'rtl' } }
