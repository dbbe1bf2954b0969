import type { Product } from '@store/api-client/contract/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ProductStoryWrapper } from '../../fixtures/ProductStoryWrapper.tsx'
import { roses } from '../../fixtures/roses.ts'
import { Variants } from './Variants.tsx'

function VariantsScene({ product }: { readonly product?: Partial<Product> }) {
  return (
    <ProductStoryWrapper product={product}>
      <div className="story-variants">
        <style>{'.story-variants { display: grid; gap: 20px; max-inline-size: 464px }'}</style>
        <Variants />
      </div>
    </ProductStoryWrapper>
  )
}

const meta: Meta<typeof VariantsScene> = {
  title: 'Product/Variants',
  component: VariantsScene,
  args: { product: {} },
}
export default meta

type Story = StoryObj<typeof VariantsScene>

const soldOut = roses.variants.map((group) => ({
  ...group,
  entries: group.entries.map((entry) => (entry.name === 'Amber' ? { ...entry, isOutOfStock: true } : entry)),
}))

export const SoldOut: Story = {
  args: { product: { variants: soldOut } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Amber\s*Out Of Stock/ })).toBeVisible()
  },
}

export const ColorAndSize: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Select Color' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Select Size' })).toBeVisible()
    await expect(
      page.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent),
    ).toEqual(['Pink', '12 roses'])
    await expect(page.getByRole('link', { name: 'Amber' })).toHaveAttribute(
      'href',
      '/p/flower/twelve-rose-amber-bouquet',
    )
    for (const link of page.getAllByRole('link')) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    }
  },
}

export const SizeOnly: Story = {
  args: { product: { variants: roses.variants.slice(1) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('heading')).toHaveLength(1)
    await expect(canvasElement.querySelector('img')).toBeNull()
  },
}

export const None: Story = {
  args: { product: { variants: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}

export const LongWords: Story = {
  args: {
    product: {
      variants: roses.variants.map((group) => ({
        ...group,
        entries: group.entries.map((entry) => ({
          ...entry,
          name: `${entry.name} ${'Sonnenuntergang'.repeat(4)}`,
        })),
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
