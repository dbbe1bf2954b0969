import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { AccountStory } from '../fixtures/AccountStory.tsx'
import { sampleNotifications } from '../fixtures/sampleAccount.ts'
import { expectNoHorizontalOverflow, phoneViewport, withPagePadding } from '../fixtures/storyHelpers.tsx'

const meta = {
  title: 'Account/Notifications',
  component: AccountStory,
  args: { ask: { section: 'notifications' } },
  decorators: [withPagePadding],
} satisfies Meta<typeof AccountStory>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('2 new')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Mark as read: Order MG-7K4QX2 is confirmed.' }))
    await expect(page.getByText('1 new')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Messages' })).toHaveFocus()
    await userEvent.click(page.getByRole('button', { name: 'Mark all as read' }))
    await expect(page.getByText('All read')).toBeVisible()
    const offers = page.getByRole('switch', { name: 'Offers by email' })
    await expect(offers).not.toBeChecked()
    await userEvent.click(offers)
    await expect(offers).toBeChecked()
    const always = page.getByRole('switch', { name: 'Order updates' })
    await userEvent.click(always)
    await expect(always).toBeChecked()
    await expect(always).toHaveAttribute('aria-disabled', 'true')
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: phoneViewport,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await page.findByText('2 new')
    await expectNoHorizontalOverflow()
    const row = page.getByRole('switch', { name: 'Reminders' }).getBoundingClientRect()
    await expect(row.height).toBeGreaterThanOrEqual(44)
  },
}

export const SwitchTakenBack: Story = {
  args: { mood: 'away' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const texts = await page.findByRole('switch', { name: 'Text messages' })
    await userEvent.click(texts)
    await waitFor(() => expect(texts).not.toBeChecked())
    await expect(page.getByRole('alert')).toHaveTextContent('Your change wasn’t saved.')
    await expect(texts).toHaveFocus()
  },
}

export const Empty: Story = {
  args: { held: { notifications: { ...sampleNotifications, items: [], unread: 0 } } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('No notifications yet. Order updates will appear here.'),
    ).toBeVisible()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('2 new')
    await expectNoHorizontalOverflow()
  },
}

export const AtDusk: Story = { globals: { theme: 'dark' } }
export const Loading: Story = { args: { mood: 'silent', began: 'nothing' } }
export const Guest: Story = { args: { isGuest: true, began: 'nothing' } }
export const Failed: Story = { args: { mood: 'away', began: 'failed' } }
