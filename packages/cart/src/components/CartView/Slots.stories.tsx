import { Button, Notice } from '@store/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { richCart, richLines } from '../../fixtures/richCart.ts'
import { sampleCart, sampleLines } from '../../fixtures/sampleCart.ts'
import { en } from '../../messages/en.ts'
import type { CartSlots } from '../../react/CartSlots.ts'
import { CartStoryPage } from './fixtures/CartStoryPage.tsx'

const { birthdayCake, candle } = richLines
const { roses } = sampleLines
const wrapped = fn()

const slots: CartSlots = {
  line: {
    afterTitle: ({ line }) => <span>Sold by Marigold, {line.type}</span>,
    afterPrice: () => <span>Taxes included</span>,
    meta: ({ line }) => line.type === 'cake' && <span>Eggless</span>,
    actions: ({ line }) => (
      <Button variant="quiet" label={`Gift wrap ${line.title}`} onClick={() => wrapped(line.id)}>
        Gift wrap
      </Button>
    ),
    footer: ({ line }) =>
      line.type !== 'addon' && <Notice kind="info">Freshly made on the day of delivery.</Notice>,
  },
  aboveSummary: ({ cart }) => <Notice kind="good">{cart.itemCount} gifts, one delivery.</Notice>,
  belowSummary: () => <p>Payments are safe and secure.</p>,
  actions: ({ actions }) => (
    <Button variant="secondary" fullWidth onClick={() => void actions.refresh()}>
      Look again
    </Button>
  ),
}

const meta: Meta<typeof CartStoryPage> = {
  title: 'Cart/Slots',
  component: CartStoryPage,
  args: { messages: en, track: fn(), slots, server: richCart([birthdayCake, candle, roses]) },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
}
export default meta

type Story = StoryObj<typeof CartStoryPage>

export const AroundLinesAndBill: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Sold by Marigold, flower')).toBeVisible()
    await expect(canvas.getAllByText('Taxes included')).toHaveLength(3)
    await expect(canvas.getAllByText('Eggless')).toHaveLength(1)
    await expect(canvas.getAllByText('Freshly made on the day of delivery.')).toHaveLength(2)
    await expect(canvas.getByText('3 gifts, one delivery.')).toBeVisible()
    await expect(canvas.getByText('Payments are safe and secure.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Look again' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Gift wrap Red Roses' }))
    await expect(wrapped).toHaveBeenCalledWith(roses.id)
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const EmptyView: Story = {
  args: {
    server: sampleCart([], 1, [roses]),
    slots: {
      empty: {
        replace: ({ children }) => (
          <>
            <Notice kind="info">Nothing here yet. Ask our florists for an idea.</Notice>
            {children}
          </>
        ),
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Nothing here yet. Ask our florists for an idea.')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(await canvas.findByRole('button', { name: 'Move to cart: Red Roses' })).toBeVisible()
  },
}
