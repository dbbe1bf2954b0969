import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AccountStory } from '../fixtures/AccountStory.tsx'
import { expectNoHorizontalOverflow, phoneViewport, withPagePadding } from '../fixtures/storyHelpers.tsx'

const meta = {
  title: 'Account/Saved cards',
  component: AccountStory,
  args: { ask: { section: 'savedCards' } },
  decorators: [withPagePadding],
} satisfies Meta<typeof AccountStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const screen = within(document.body)
    await expect(await page.findByText('Visa •••• 4242')).toBeVisible()
    await expect(page.getByText('as••••@okbank')).toBeVisible()
    await expect(page.getByText('Expires 09/28')).toBeVisible()
    await expect(canvasElement.textContent).not.toMatch(/\d{5}/)
    const remove = page.getByRole('button', { name: 'Delete Visa •••• 4242' })
    await userEvent.click(remove)
    const keep = await screen.findByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.click(keep)
    await waitFor(() => expect(remove).toHaveFocus())
    await userEvent.click(remove)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(page.queryByText('Visa •••• 4242')).toBeNull())
    await waitFor(() => expect(page.getByRole('heading', { name: 'Cards' })).toHaveFocus())
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: phoneViewport,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('as••••@okbank')
    await expectNoHorizontalOverflow()
  },
}

export const Empty: Story = {
  args: { held: { wallet: { cards: [], handles: [] } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/No saved cards/)).toBeVisible()
    await expect(page.getByText(/No saved UPI handles/)).toBeVisible()
  },
}

export const DeletingFailed: Story = {
  args: { mood: 'away' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Delete as••••@okbank' }))
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(page.getByText('Something went wrong, Please try again...')).toBeVisible())
    await expect(page.getByText('as••••@okbank')).toBeVisible()
  },
}

export const Loading: Story = { args: { mood: 'silent', began: 'nothing' } }

export const Guest: Story = {
  args: { isGuest: true, began: 'nothing' },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Login' }))
    await expect(await within(canvasElement).findByText('Visa •••• 4242')).toBeVisible()
  },
}

export const Failed: Story = { args: { mood: 'away', began: 'failed' } }
