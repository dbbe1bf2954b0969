import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { richCart } from '../../fixtures/richCart.ts'
import { sampleCart, sampleLines } from '../../fixtures/sampleCart.ts'
import { en } from '../../messages/en.ts'
import { hi } from '../../messages/hi.ts'
import { CartView } from './CartView.tsx'
import { CartStoryPage } from './fixtures/CartStoryPage.tsx'
import {
  findToast,
  openRemoveDialog,
  placeOrder,
  quantityOf,
  readAnnouncements,
} from './fixtures/cartStoryHelpers.ts'

const { roses, cake, plant } = sampleLines
const phone = { viewport: { value: 'phone' } } as const
const desktop = { viewport: { value: 'desktop' } } as const

const meta: Meta<typeof CartStoryPage> = {
  title: 'Pages/Cart',
  component: CartStoryPage,
  subcomponents: { CartView },
  args: { messages: en, track: fn(), go: fn() },
  parameters: { layout: 'fullscreen' },
  globals: desktop,
}
export default meta

type Story = StoryObj<typeof CartStoryPage>

export const Lines: Story = {
  tags: ['snapshot'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'By local shops · India' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'By courier · India' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Red Roses' })).toHaveAttribute(
      'href',
      '/p/flower/red-roses',
    )
    await expect(canvas.getByText('You save ₹300')).toBeVisible()
    await expect(canvas.getByText('4 items')).toBeVisible()
    await expect(canvas.getAllByText('Arrives Sun, 22 Nov')).toHaveLength(2)
  },
}

export const LinesOnPhone: Story = {
  tags: ['snapshot'],
  globals: phone,
  play: async ({ canvasElement }) => {
    const bar = within(within(canvasElement).getByRole('region', { name: 'Your total' }))
    await expect(bar.getByText('₹2,696')).toBeVisible()
    await expect(bar.getByText('₹2,996')).toBeVisible()
    await expect(within(canvasElement).getAllByRole('button', { name: 'Place order' })).toHaveLength(1)
  },
}

export const LinesAtDusk: Story = {
  tags: ['snapshot'],
  globals: { ...desktop, theme: 'dark' },
}

export const LinesFromRightToLeft: Story = {
  tags: ['snapshot'],
  globals: { ...phone, direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const total = within(canvasElement).getByRole('button', { name: /View bill summary/ })
    const arrow = total.querySelector('svg')
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

const oneWord = { placeOrder: 'Order now' }

export const OneWordChanged: Story = {
  render: (args) => <CartStoryPage {...args} messages={oneWord} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Order now' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: en.heading })).toBeVisible()
  },
}

export const InHindi: Story = {
  render: (args) => <CartStoryPage {...args} messages={hi} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: hi.placeOrder })).toBeVisible()
  },
}

export const LongerWords: Story = {
  globals: { ...phone, locale: 'pseudo' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: '[!! Ýóóúúř čáářť !!]' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const TotalLeadsToBill: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Total ₹2,696.*View bill summary/ }))
    const heading = canvas.getByRole('heading', { name: 'Bill summary' })
    await expect(heading).toHaveFocus()
    await expect(heading.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
    window.scrollTo({ top: document.documentElement.scrollHeight })
    const bill = canvas.getByRole('region', { name: 'Bill summary' }).getBoundingClientRect()
    const bar = canvas.getByRole('region', { name: 'Your total' }).getBoundingClientRect()
    await expect(bill.bottom).toBeLessThanOrEqual(bar.top)
  },
}

export const Loading: Story = {
  args: { initial: undefined, silent: 'list' },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText('Loading your cart')
    await expect(words.closest('[aria-busy=true]')).not.toBeNull()
  },
}

export const LoadingOnPhone: Story = { ...Loading, globals: phone }

export const LoadsInTheBrowser: Story = {
  args: { initial: undefined },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Red Roses' })).toBeVisible()
  },
}

export const CouldNotBeHad: Story = {
  args: { initial: undefined, failing: 'always' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        'Something went wrong please try after some time or refresh the page.',
      ),
    ).toBeVisible()
  },
}

export const ComesAtTheSecondTry: Story = {
  args: { initial: undefined, failing: 'once' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const again = await canvas.findByRole('button', { name: 'Try again' })
    await new Promise((resolve) => setTimeout(resolve, 80))
    await userEvent.click(again)
    await expect(await canvas.findByRole('link', { name: 'Red Roses' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Your cart' })).toHaveFocus()
  },
}

export const Empty: Story = {
  args: { server: sampleCart([]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText("Hey, cart bag seems to be empty, Let's add some items.")).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/')
    const nav = within(canvas.getByRole('navigation', { name: 'Browse Through Our Best Categories' }))
    await expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/flowers',
      '/cakes',
      '/gifts',
      '/combos',
      '/personalised-gifts',
      '/plants',
    ])
  },
}

export const EmptyOnPhone: Story = { ...Empty, globals: phone }

export const QuantityIsSettled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const more = canvas.getByRole('button', { name: 'Increase quantity of Red Roses' })
    await userEvent.click(more)
    await userEvent.click(more)
    await expect(quantityOf(canvasElement, 'Red Roses')).toHaveTextContent('3')
    await expect(await canvas.findByText('Quantity of Red Roses is 3. Total ₹4,494')).toBeInTheDocument()
    await findToast(canvasElement, 'Your product quantity has been modified successfully.')
    await expect(more).toHaveFocus()
    await expect(readAnnouncements(canvasElement)).toEqual(['Quantity of Red Roses is 3. Total ₹4,494'])
    await waitFor(() =>
      expect(canvas.queryByText('Your product quantity has been modified successfully.')).toBeNull(),
    )
  },
}

export const TotalsAreUpdating: Story = {
  args: { silent: 'changes' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Red Roses' }))
    await expect(quantityOf(canvasElement, 'Red Roses')).toHaveTextContent('2')
    const bill = canvas.getByRole('region', { name: 'Bill summary' })
    await expect(bill.querySelector('dl')).toHaveAttribute('aria-busy', 'true')
    await expect(within(bill).getAllByText('₹2,696').length).toBeGreaterThan(0)
  },
}

export const AtTheMost: Story = {
  args: { server: sampleCart([{ ...roses, quantity: quantityLimits.max }]) },
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('button', { name: 'Increase quantity of Red Roses' })
    await expect(more).toHaveAttribute('aria-disabled', 'true')
    await expect(more).toHaveAccessibleDescription(`Minimum quantity ${quantityLimits.max}`)
  },
}

export const QuantityFails: Story = {
  args: { failing: 'always' },
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity of Red Roses' }))
    await findToast(canvasElement, 'Something went wrong, Please try again...')
    await expect(quantityOf(canvasElement, 'Red Roses')).toHaveTextContent('1')
  },
}

export const MinusAtOneAsks: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const less = canvas.getByRole('button', { name: 'Decrease quantity of Red Roses' })
    less.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await canvas.findByRole('dialog', { name: 'Remove from cart' })
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(less).toHaveFocus()
    await expect(quantityOf(canvasElement, 'Red Roses')).toHaveTextContent('1')
  },
}

export const AsksBeforeRemoving: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await openRemoveDialog(canvasElement)
    await expect(dialog.getByText('Are you sure you want to remove "Red Roses?"')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  },
}

export const AsksBeforeRemovingOnPhone: Story = {
  tags: ['snapshot'],
  ...AsksBeforeRemoving,
  globals: phone,
}

export const KeepsTheLine: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, opener, dialog } = await openRemoveDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(opener).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Red Roses' })).toBeVisible()
  },
}

export const RemovesTheLine: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, dialog } = await openRemoveDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Red Roses' })).toBeNull())
    await findToast(canvasElement, 'Your product has been remove successfully.')
    await expect(canvas.getByText('Red Roses is no longer in your cart. Total ₹1,797')).toBeInTheDocument()
    await expect(readAnnouncements(canvasElement)).toEqual([
      'Red Roses is no longer in your cart. Total ₹1,797',
    ])
    await waitFor(() => expect(canvas.getByRole('link', { name: cake.title })).toHaveFocus())
  },
}

export const LineRemovedWhileDialogIsOpen: Story = {
  args: { initial: sampleCart([roses, cake]), server: sampleCart([cake], 2) },
  play: async ({ canvasElement }) => {
    const { canvas } = await openRemoveDialog(canvasElement)
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByRole('link', { name: 'Red Roses' })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('link', { name: cake.title })).toHaveFocus())
  },
}

export const KeepsThePlaceInALongCart: Story = {
  args: { server: richCart() },
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Remove Macarons in a Round Box' })
    opener.scrollIntoView({ block: 'center' })
    const place = opener.closest('li')?.previousElementSibling
    const before = place?.getBoundingClientRect().top ?? Number.NaN
    const { dialog } = await openRemoveDialog(canvasElement, 'Macarons in a Round Box')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Roses and Two Small Cakes' })).toHaveFocus())
    const undo = canvas.getByRole('button', { name: 'Undo removing Macarons in a Round Box' })
    await expect(undo).toBeVisible()
    await expect(undo.closest('li')?.previousElementSibling).toBe(place)
    await expect(Math.abs((place?.getBoundingClientRect().top ?? Number.NaN) - before)).toBeLessThan(300)
    await userEvent.click(undo)
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Macarons in a Round Box' })).toHaveFocus())
  },
}

export const RemovesTheLastLine: Story = {
  args: { server: sampleCart([roses]) },
  play: async ({ canvasElement }) => {
    const { canvas, dialog } = await openRemoveDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(await canvas.findByRole('link', { name: 'Continue Shopping' })).toBeVisible()
    await findToast(canvasElement, 'Your product has been remove successfully.')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your cart' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Undo removing Red Roses' }))
    await expect(await canvas.findByRole('link', { name: 'Red Roses' })).toHaveFocus()
  },
}

export const SeveralCountries: Story = {
  args: { server: sampleCart([roses, cake, { ...plant, country: 840 }]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const alert = canvas.getByText(/different countries/).closest('[role=alert]')
    let inserted = 0
    const listening = new MutationObserver((changes) => {
      inserted += changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0)
    })
    if (alert) listening.observe(alert, { childList: true })
    window.scrollTo({ top: 400 })
    await placeOrder(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'By courier · United States' })).toBeVisible()
    await waitFor(() =>
      expect(
        canvas.getByText("You've added products from different countries. Select items from one country."),
      ).toBeVisible(),
    )
    await waitFor(() => expect(window.scrollY).toBe(0))
    listening.disconnect()
    await expect(inserted).toBe(1)
  },
}

export const SeveralCountriesOnPhone: Story = { ...SeveralCountries, globals: phone }

export const OutOfStock: Story = {
  tags: ['snapshot'],
  args: {
    orders: [
      {
        ok: true,
        value: {
          kind: 'outOfStock',
          messages: ['Red Roses are out of stock', 'Only 1 Jade Plant in a White Pot is left'],
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await placeOrder(canvasElement)
    const list = await within(canvasElement).findByText('Some of your gifts are out of stock')
    await expect(list).toBeVisible()
    await expect(within(canvasElement).getByText('Red Roses are out of stock')).toBeVisible()
  },
}

export const Placing: Story = {
  args: { silent: 'order' },
  play: async ({ canvasElement }) => {
    await placeOrder(canvasElement)
    const button = await within(canvasElement).findByRole('button', { name: 'Place order' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

export const PlacingOnPhone: Story = { ...Placing, globals: phone }

export const ChangedMeanwhile: Story = {
  args: {
    orders: [{ ok: false, failure: { kind: 'refused', status: 409, code: 'cart_changed', message: '' } }],
  },
  play: async ({ canvasElement }) => {
    await placeOrder(canvasElement)
    await findToast(canvasElement, 'Your cart has changed. Please review it.')
  },
}

export const OrderFails: Story = {
  args: { orders: [{ ok: false, failure: { kind: 'network' } }] },
  play: async ({ canvasElement }) => {
    await placeOrder(canvasElement)
    await findToast(canvasElement, 'Something went wrong, Please try again...')
  },
}

export const PictureFails: Story = {
  args: { server: sampleCart([{ ...roses, pictureSrc: 'data:image/png,none' }]) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Error !')).toBeVisible()
  },
}

export const LongTitle: Story = {
  args: {
    server: sampleCart([
      {
        ...roses,
        title: 'Hundred long-stemmed red and ivory roses with eucalyptus in a hand-thrown stoneware vase',
        deliveryText: '',
        quantity: quantityLimits.max,
      },
    ]),
  },
  globals: phone,
}
