import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { richCart, richLines } from '../../fixtures/richCart.ts'
import { sampleLines } from '../../fixtures/sampleCart.ts'
import { en } from '../../messages/en.ts'
import { CartStoryPage } from './fixtures/CartStoryPage.tsx'
import { findDialog, findToast, openRemoveDialog, quantityOf } from './fixtures/cartStoryHelpers.ts'

const { comboRoses, comboCakes } = richLines
const { plant } = sampleLines
const phone = { viewport: { value: 'phone' } } as const
const desktop = { viewport: { value: 'desktop' } } as const
const combo = 'Roses and Two Small Cakes'

const meta: Meta<typeof CartStoryPage> = {
  title: 'Cart/Combos',
  component: CartStoryPage,
  args: { messages: en, track: fn(), server: richCart([comboRoses, comboCakes, plant]) },
  parameters: { layout: 'fullscreen' },
  globals: desktop,
}
export default meta

type Story = StoryObj<typeof CartStoryPage>

export const Block: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: combo })
    await expect(link).toHaveAttribute('href', '/p/combo/roses-and-cakes')
    const block = within(link.closest('li') ?? canvasElement)
    await expect(block.getByText('₹1,199')).toBeVisible()
    await expect(block.getByText('₹1,499')).toBeVisible()
    await expect(block.getByRole('link', { name: 'Small Vanilla Cake' })).toBeVisible()
    // A combo is removed as a whole: its lines have no remove button.
    await expect(
      block.getAllByRole('button', { name: /^Remove/ }).map((button) => button.getAttribute('aria-label')),
    ).toEqual([`Remove ${combo}`])
  },
}

export const BlockOnPhone: Story = { ...Block, globals: phone, tags: ['snapshot'] }

export const BlockFromRightToLeft: Story = { globals: { ...phone, direction: 'rtl' } }

const increase = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Increase quantity of Red Roses' })
  await userEvent.click(opener)
  const dialog = await findDialog(canvasElement, 'Replicate Items')
  await expect(dialog.getByText('Do you want to replicate this change to all products?')).toBeVisible()
  return { opener, dialog }
}

export const AsksToReplicate: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await increase(canvasElement)
    await expect(dialog.getByRole('button', { name: 'Yes' })).toHaveFocus()
    // As in every dialog, the cancel button comes first.
    await expect(
      dialog.getAllByRole('button', { name: /^(Yes|No)$/ }).map((button) => button.textContent),
    ).toEqual(['No', 'Yes'])
    await expect(quantityOf(canvasElement, 'Red Roses')).toHaveTextContent('1')
  },
}

export const AsksToReplicateOnPhone: Story = { ...AsksToReplicate, globals: phone }

export const ReplicatesToAll: Story = {
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await increase(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(quantityOf(canvasElement, 'Red Roses')).toHaveTextContent('2'))
    await expect(quantityOf(canvasElement, 'Small Vanilla Cake')).toHaveTextContent('4')
    await waitFor(() => expect(opener).toHaveFocus())
    await findToast(canvasElement, 'Your product quantity has been modified successfully.')
  },
}

export const ChangesOneLineOnly: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await increase(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'No' }))
    await waitFor(() => expect(quantityOf(canvasElement, 'Red Roses')).toHaveTextContent('2'))
    await expect(quantityOf(canvasElement, 'Small Vanilla Cake')).toHaveTextContent('2')
  },
}

export const LeavesTheQuestion: Story = {
  play: async ({ canvasElement }) => {
    const { opener } = await increase(canvasElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(within(canvasElement).queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
    await expect(quantityOf(canvasElement, 'Red Roses')).toHaveTextContent('1')
    await expect(quantityOf(canvasElement, 'Small Vanilla Cake')).toHaveTextContent('2')
  },
}

export const AsksToRemove: Story = {
  play: async ({ canvasElement }) => {
    const { dialog } = await openRemoveDialog(canvasElement, combo)
    await expect(dialog.getByText(`Are you sure you want to remove "${combo}?"`)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'No' })).toHaveFocus()
  },
}

export const Removes: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, dialog } = await openRemoveDialog(canvasElement, combo)
    await userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Small Vanilla Cake' })).toBeNull())
    await expect(canvas.queryByRole('link', { name: 'Red Roses' })).toBeNull()
    // The plant in the cart is first; another one is saved for later.
    await waitFor(() => expect(canvas.getAllByRole('link', { name: plant.title })[0]).toHaveFocus())
    await findToast(canvasElement, 'Your product has been remove successfully.')
    await userEvent.click(canvas.getByRole('button', { name: `Undo removing ${combo}` }))
    await expect(await canvas.findByRole('link', { name: 'Small Vanilla Cake' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Red Roses' })).toBeVisible()
  },
}

export const SavesForLater: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: `Save for later: ${combo}` }))
    await expect(await canvas.findByRole('button', { name: `Move to cart: ${combo}` })).toBeVisible()
    const holds = within(canvas.getByRole('list', { name: `In ${combo}` }))
    await expect(holds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Red Roses',
      '2 × Small Vanilla Cake',
    ])
    await userEvent.click(canvas.getByRole('button', { name: `Move to cart: ${combo}` }))
    await waitFor(() => expect(quantityOf(canvasElement, 'Small Vanilla Cake')).toHaveTextContent('2'))
  },
}
