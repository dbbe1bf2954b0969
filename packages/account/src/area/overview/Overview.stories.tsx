import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AccountStory } from '../fixtures/AccountStory.tsx'
import { expectNoHorizontalOverflow, phoneViewport, withPagePadding } from '../fixtures/storyHelpers.tsx'

const meta = {
  title: 'Account/Overview',
  component: AccountStory,
  args: { ask: { section: 'overview' } },
  decorators: [withPagePadding],
} satisfies Meta<typeof AccountStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
    await expect(page.getByText('Hello, Asha')).toBeVisible()
    await expect(page.getAllByRole('listitem')).toHaveLength(8)
    const orders = page.getByRole('link', { name: /^Orders/ })
    await expect(orders).toHaveAttribute('href', '/account/orders')
    await expect(orders.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: phoneViewport,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Hello, Asha')
    await expectNoHorizontalOverflow()
  },
}

export const Guest: Story = {
  args: { isGuest: true, began: 'nothing' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('Please login to see your account')).toBeVisible()
    const lookUp = page.getByRole('link', { name: 'No account? Find an order by its number' })
    await expect(lookUp).toHaveAttribute('href', '/orders/lookup')
    await expect(page.queryByRole('link', { name: /^Orders/ })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Login' }))
    await expect(await page.findByText('Hello, Asha')).toBeVisible()
    await waitFor(() => expect(page.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const Failed: Story = {
  args: { mood: 'away', began: 'failed' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Something went wrong, Please try again...',
    )
    // The links are rendered in any case.
    await expect(page.getAllByRole('listitem')).toHaveLength(8)
  },
}
