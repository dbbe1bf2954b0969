import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { cartForTwoCountries, richCart, richLines } from '../../fixtures/richCart.ts'
import { sampleCart, sampleLines } from '../../fixtures/sampleCart.ts'
import { en } from '../../messages/en.ts'
import { CartStoryPage } from './fixtures/CartStoryPage.tsx'
import { findToast, openRemoveDialog, placeOrder, readAnnouncements } from './fixtures/cartStoryHelpers.ts'

const { roses, cake, plant } = sampleLines
const { birthdayCake, candle, hamper, freeCard } = richLines
const phone = { viewport: { value: 'phone' } } as const
const desktop = { viewport: { value: 'desktop' } } as const

const meta: Meta<typeof CartStoryPage> = {
  title: 'Cart/Removed lines',
  component: CartStoryPage,
  args: { messages: en, track: fn() },
  parameters: { layout: 'fullscreen' },
  globals: desktop,
}
export default meta

type Story = StoryObj<typeof CartStoryPage>

export const UndoesARemoval: Story = {
  args: { server: sampleCart([birthdayCake, candle, plant]) },
  play: async ({ canvasElement }) => {
    const { canvas, dialog } = await openRemoveDialog(canvasElement, 'Black Forest Cake')
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(await canvas.findByText('Black Forest Cake was removed.')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('link', { name: plant.title })).toHaveFocus())
    await expect(canvas.queryByRole('link', { name: 'Candle in a Tin' })).toBeNull()
    await findToast(canvasElement, 'Your product has been remove successfully.')
    await expect(readAnnouncements(canvasElement)).toEqual([
      'Black Forest Cake is no longer in your cart. Total ₹499',
    ])
    // The undo strip replaces the line, right before the focused element.
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    const undo = canvas.getByRole('button', { name: 'Undo removing Black Forest Cake' })
    await expect(undo).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('link', { name: 'Black Forest Cake' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Candle in a Tin' })).toBeVisible()
    await expect(canvas.getByText('Happy Birthday Asha')).toBeVisible()
    await expect(undo).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Black Forest Cake' })).toHaveFocus()
    await waitFor(() =>
      expect(readAnnouncements(canvasElement)).toEqual(['Black Forest Cake is in your cart. Total ₹1,297']),
    )
  },
}

export const UndoStays: Story = {
  args: { server: sampleCart([roses, cake, plant]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save for later: Red Roses' }))
    await expect(await canvas.findByText('Red Roses was saved for later.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save for later: Jade Plant in a White Pot' }))
    await expect(await canvas.findByText('Jade Plant in a White Pot was saved for later.')).toBeVisible()
    await expect(canvas.getByText('Red Roses was saved for later.')).toBeVisible()
    const strip = canvas.getByText('Jade Plant in a White Pot was saved for later.').parentElement
    await userEvent.click(within(strip ?? canvasElement).getByRole('button', { name: 'Close' }))
    await expect(strip).not.toBeInTheDocument()
    await expect(canvas.getByText('Red Roses was saved for later.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: cake.title })).toHaveFocus()
  },
}

export const UndoStaysOnPhone: Story = {
  args: { server: sampleCart([roses, cake, plant]) },
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save for later: Red Roses' }))
    await expect(await canvas.findByText('Red Roses was saved for later.')).toBeVisible()
    await findToast(canvasElement, 'Your product has been saved for later.')
  },
}

export const SavesForLater: Story = {
  args: { server: sampleCart([roses, plant]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Save for later: Red Roses' }))
    const back = await canvas.findByRole('button', { name: 'Move to cart: Red Roses' })
    await waitFor(() => expect(canvas.getByRole('link', { name: plant.title })).toHaveFocus())
    await waitFor(() =>
      expect(readAnnouncements(canvasElement)).toEqual(['Red Roses is saved for later. Total ₹499']),
    )
    await userEvent.click(back)
    await expect(await canvas.findByRole('button', { name: 'Remove Red Roses' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Saved for later' })).toBeNull()
    await findToast(canvasElement, 'Your product has been added successfully')
    await expect(canvas.getByRole('heading', { name: 'Your cart' })).toHaveFocus()
  },
}

export const SavedBesideAnEmptyCart: Story = {
  args: { server: sampleCart([], 1, [roses, birthdayCake]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { name: 'Saved for later' })).toBeVisible()
    await expect(canvas.getByText('Happy Birthday Asha')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Move to cart: Red Roses' }))
    await expect(await canvas.findByRole('button', { name: 'Remove Red Roses' })).toBeVisible()
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  },
}

export const SavedBesideAnEmptyCartOnPhone: Story = {
  args: { server: sampleCart([], 1, [roses, birthdayCake]) },
  globals: phone,
}

export const OffersFavorites: Story = {
  args: { server: sampleCart([roses, plant]), addToFavorites: fn(async () => true) },
  play: async ({ canvasElement, args }) => {
    const { canvas, dialog } = await openRemoveDialog(canvasElement)
    const favorite = dialog.getByRole('button', { name: 'Add to Favorite' })
    await expect(favorite).toHaveFocus()
    await userEvent.click(favorite)
    await expect(args.addToFavorites).toHaveBeenCalledWith(roses.productId)
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Red Roses' })).toBeNull())
    await findToast(canvasElement, 'Your product has been added to your favorites.')
    await waitFor(() => expect(canvas.getByRole('link', { name: plant.title })).toHaveFocus())
  },
}

export const AsksWithFavorites: Story = {
  args: { server: sampleCart([roses, plant]), addToFavorites: async () => false },
  globals: phone,
  play: async ({ canvasElement }) => {
    const { dialog } = await openRemoveDialog(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Add to Favorite' }))
    // A line that the host could not add to the favorites stays, and the dialog stays open.
    await expect(dialog.getByRole('button', { name: 'Remove' })).toBeVisible()
    await expect(within(canvasElement).getByText('Red Roses', { selector: 'a' })).toBeInTheDocument()
  },
}

export const FavoriteIsUnderWay: Story = {
  args: { server: sampleCart([roses, plant]), addToFavorites: () => new Promise(() => undefined) },
  play: async ({ canvasElement }) => {
    const { dialog } = await openRemoveDialog(canvasElement)
    const favorite = dialog.getByRole('button', { name: 'Add to Favorite' })
    await userEvent.click(favorite)
    await expect(favorite).toHaveAttribute('aria-busy', 'true')
    await userEvent.keyboard('{Escape}')
    await expect(favorite).toBeVisible()
  },
}

export const FreeLine: Story = {
  args: { server: sampleCart([hamper, freeCard]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const line = canvas.getByRole('link', { name: 'Greeting Card' }).closest('li')
    await expect(within(line ?? canvasElement).getByText('Free')).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Quantity of Greeting Card' })).toBeNull()
    const toggle = canvas.getByRole('button', { name: 'Remove Greeting Card' })
    await userEvent.click(toggle)
    await waitFor(() => expect(toggle).toHaveAccessibleName('Add Greeting Card'))
    await expect(toggle).toHaveFocus()
    await expect(canvas.getByText('Not included')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(toggle).toHaveAccessibleName('Remove Greeting Card'))
  },
}

export const FreeLineDeclined: Story = {
  args: { server: sampleCart([hamper, { ...freeCard, isDeclined: true }]) },
  globals: phone,
}

export const AddsSomethingSmall: Story = {
  args: { server: richCart([birthdayCake, plant]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const add = await canvas.findByRole('button', { name: 'Add Small Teddy' })
    await userEvent.click(add)
    await expect(await canvas.findByRole('button', { name: 'Remove Small Teddy' })).toBeVisible()
    await waitFor(() => expect(add).not.toBeInTheDocument())
    await expect(canvas.getByRole('heading', { name: 'Add something small' })).toHaveFocus()
    await findToast(canvasElement, 'Your product has been added successfully')
  },
}

export const AddOnIsUnderWay: Story = {
  args: { server: richCart([birthdayCake, plant]), silent: 'changes' },
  globals: phone,
  play: async ({ canvasElement }) => {
    const add = await within(canvasElement).findByRole('button', { name: 'Add Small Teddy' })
    await userEvent.click(add)
    await expect(add).toHaveAttribute('aria-busy', 'true')
    await expect(add).toHaveFocus()
  },
}

export const KeepsOneCountry: Story = {
  args: { server: cartForTwoCountries() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await placeOrder(canvasElement)
    const india = await canvas.findByRole('button', { name: 'Keep India, save the others for later' })
    await expect(
      canvas.getByRole('button', { name: 'Keep United States, save the others for later' }),
    ).toBeVisible()
    await expect(canvas.getByText('TBD')).toBeVisible()
    await expect(
      canvas.getByText('Shipping rate is calculated after the shipping address is submitted.'),
    ).toBeVisible()
    await userEvent.click(india)
    await expect(
      await canvas.findByRole('button', { name: 'Move to cart: Teddy and Tulips for New York' }),
    ).toBeVisible()
    await expect(canvas.queryByText(/different countries/)).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Your cart' })).toHaveFocus()
    await userEvent.click(
      canvas.getByRole('button', { name: 'Undo saving Teddy and Tulips for New York for later' }),
    )
    await expect(await canvas.findByRole('heading', { name: 'By courier · United States' })).toBeVisible()
  },
}

export const NeedsWords: Story = {
  args: {
    server: richCart([richLines.mug]),
    orders: [
      {
        ok: false,
        failure: {
          kind: 'refused',
          status: 409,
          code: 'message_missing',
          message: 'Mug with Your Photo needs its text before you order.',
        },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await placeOrder(canvasElement)
    await expect(
      await within(canvasElement).findByText('Mug with Your Photo needs its text before you order.'),
    ).toBeVisible()
  },
}
