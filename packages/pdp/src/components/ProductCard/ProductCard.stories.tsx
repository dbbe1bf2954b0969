import { type ProductCard as Card, toProductId } from '@store/api-client/contract/catalogue'
import { paise } from '@store/api-client/contract/money'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { drawBouquet } from '../../fixtures/drawBouquet.ts'
import { cardEn } from '../../messages/cardEn.ts'
import { ProductCard } from './ProductCard.tsx'

const card: Card = {
  id: toProductId(7),
  title: 'Twelve Rose Dawn Bouquet',
  href: '/p/flower/twelve-rose-dawn-bouquet',
  price: paise(129_900),
  listPrice: paise(159_900),
  picture: drawBouquet('Twelve deep pink roses wrapped in kraft paper'),
  rating: 4.6,
}

const meta = {
  title: 'Product page/Card',
  component: ProductCard,
  args: { card, messages: cardEn },
  decorators: [
    (Story) => (
      <div className="story-card">
        <style>{'.story-card { max-inline-size: 270px }'}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>

export default meta
type Story = StoryObj<typeof meta>

export const SoldOut: Story = {
  args: { card: { ...card, express: 'Express, in 60 minutes', isOutOfStock: true } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getByText('Out Of Stock')).toBeVisible()
    await expect(list.queryByText('Express, in 60 minutes')).toBeNull()
  },
}

export const LeastPrice: Story = {
  args: { card: { ...card, listPrice: card.price, isFrom: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('From ₹1,299')).toBeVisible()
  },
}

export const Reduced: Story = {
  tags: ['snapshot'],
  args: { priority: true },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getByRole('link', { name: card.title })).toHaveAttribute('href', card.href)
    await expect(list.getByText('19% off')).toBeVisible()
    await expect(list.getByText('4.6 out of 5')).toBeVisible()
    await expect(list.getByRole('presentation')).toHaveAttribute('fetchpriority', 'high')
  },
}

export const Plain: Story = {
  args: { card: { ...card, listPrice: card.price, rating: undefined } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/% off|out of 5|List price/)
    await expect(within(canvasElement).getByRole('presentation')).toHaveAttribute('loading', 'lazy')
  },
}

export const Express: Story = {
  args: { card: { ...card, express: 'Delivery in 60 minutes' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Delivery in 60 minutes')).toBeVisible()
  },
}

export const LongTitle: Story = {
  args: {
    card: {
      ...card,
      title: 'Two Dozen Deep Pink Roses with Eucalyptus and a Handwritten Card in a Keepsake Terracotta Pot',
    },
  },
}

export const PictureFailed: Story = {
  args: {
    card: { ...card, picture: { ...card.picture, src: 'data:image/png;base64,AAAA', srcSet: '' } },
    priority: true,
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Error !')).toBeVisible()
  },
}
