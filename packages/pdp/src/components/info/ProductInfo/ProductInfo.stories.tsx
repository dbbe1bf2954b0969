import type { Product } from '@store/api-client/contract/catalogue'
import { toProductId } from '@store/api-client/contract/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { drawBouquet } from '../../../fixtures/drawBouquet.ts'
import { ProductStoryWrapper } from '../../../fixtures/ProductStoryWrapper.tsx'
import { ProductInfo } from './ProductInfo.tsx'

function InfoScene({ product }: { readonly product?: Partial<Product> }) {
  return (
    <ProductStoryWrapper product={product}>
      <ProductInfo />
    </ProductStoryWrapper>
  )
}

const meta: Meta<typeof InfoScene> = {
  title: 'Product/Details',
  component: InfoScene,
  args: { product: {} },
}
export default meta

type Story = StoryObj<typeof InfoScene>

export const PriceBreakup: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Twelve roses')).not.toBeVisible()
    await userEvent.click(page.getByText('Description'))
    await expect(page.getByText('Twelve roses').nextElementSibling).toHaveTextContent('₹999')
    await expect(page.getByText('Total').nextElementSibling).toHaveTextContent('₹1,299')
  },
}

export const WithoutPriceBreakup: Story = {
  args: { product: { priceParts: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Total')).toBeNull()
  },
}

export const Plant: Story = {
  args: {
    product: {
      keyPoints: [
        { icon: 'light', text: 'Bright light' },
        { icon: 'water', text: 'Water once a week' },
        { icon: 'pet', text: 'Safe for pets' },
        { icon: 'air', text: 'Good for the air' },
        { icon: 'size', text: '20 cm tall' },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('Key Points')).toBeVisible()
    await expect(page.getByText('Safe for pets')).toBeVisible()
  },
}

export const Abroad: Story = {
  args: { product: { disclaimerAbroad: ['Delivered on working days of the country it goes to.'] } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    // The product has both texts, and the international one is open initially.
    await expect(page.getByText('For gifts abroad')).toBeVisible()
    await expect(page.getByText('Delivered on working days of the country it goes to.')).toBeVisible()
    await expect(page.getByText(/shade and size differ/)).not.toBeVisible()
    await userEvent.click(page.getByText('Disclaimer'))
    await expect(page.getByText(/shade and size differ/)).toBeVisible()
  },
}

const gift = { href: '/p/flower/red-roses', picture: drawBouquet('Roses'), quantity: 1, options: [] }

export const Combo: Story = {
  args: {
    product: {
      gifts: [
        { ...gift, id: toProductId(1), title: 'Red Roses', quantity: 2 },
        {
          ...gift,
          ...{ id: toProductId(2), title: 'Chocolate Truffle Cake', href: '/p/cake/truffle' },
          options: [{ label: 'Weight', value: '0.5 Kg' }],
        },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByText('In this combo')).toBeVisible()
    await expect(page.getByRole('link', { name: '2 × Red Roses' })).toHaveAttribute(
      'href',
      '/p/flower/red-roses',
    )
    await expect(page.getByText('Chocolate Truffle Cake, Weight: 0.5 Kg')).toBeVisible()
  },
}

export const ComboOnPhone: Story = { ...Combo, globals: { viewport: { value: 'phone' } }, tags: ['snapshot'] }
