import type { Product } from '@store/api-client/contract/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ProductScene } from '../../../fixtures/ProductScene.tsx'
import { Offers } from './Offers.tsx'

const meta: Meta<typeof OffersScene> = {
  title: 'Product page/Offers',
  component: OffersScene,
  args: { product: {} },
}
export default meta

function OffersScene({ product }: { readonly product?: Partial<Product> }) {
  return (
    <ProductScene product={product}>
      <Offers />
    </ProductScene>
  )
}

type Story = StoryObj<typeof OffersScene>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(page.getByRole('heading', { name: 'Offers Available' })).toBeVisible()
    await expect(page.getByText('Earn 129 points with this gift')).toBeVisible()
    await expect(page.getByText('Not with other offers')).not.toBeVisible()
    const summary = page.getByText('10% off your first bouquet')
    await expect(summary.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(summary)
    await expect(page.getByText('Not with other offers')).toBeVisible()
    await expect(page.getByText('With orders above ₹999')).not.toBeVisible()
    await userEvent.click(summary)
    await expect(page.getByText('Not with other offers')).not.toBeVisible()
  },
}

export const PointsOnly: Story = {
  args: { product: { offers: [], earnPoints: 1 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Earn 1 point with this gift')).toBeVisible()
    await expect(within(canvasElement).queryByRole('heading')).toBeNull()
  },
}

export const None: Story = {
  args: { product: { offers: [], earnPoints: 0 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/Earn|Offers/)
  },
}

export const LongWords: Story = {
  args: {
    product: {
      offers: [
        { icon: '', title: 'Blumenstraußverschenkrabatt'.repeat(4), terms: ['Kleingedrucktes'.repeat(9)] },
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText(/^Blumen/))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
