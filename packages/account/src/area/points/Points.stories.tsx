import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AccountStory } from '../fixtures/AccountStory.tsx'
import { samplePoints } from '../fixtures/sampleAccount.ts'
import { expectNoHorizontalOverflow, phoneViewport, withPagePadding } from '../fixtures/storyHelpers.tsx'

const meta = {
  title: 'Account/Loyalty points',
  component: AccountStory,
  args: { ask: { section: 'points' } },
  decorators: [withPagePadding],
} satisfies Meta<typeof AccountStory>

export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText('1,240 points')).toBeVisible()
    await expect(page.getByText('Worth ₹1,240 when you pay. Each delivered order earns more.')).toBeVisible()
    await expect(page.getByText('+130')).toBeVisible()
    await expect(page.getByText('−200')).toBeVisible()
    // Half past seven in the evening in London is already the next day in India.
    await expect(page.getByText(/Fri, 13 Nov 2026/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Order MG-7K4QX2' })).toHaveAttribute('href', '/order/o-1')
    const pages = within(page.getByRole('navigation', { name: 'Pages of the history' }))
    await expect(pages.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '/account/points?page=2')
    await expect(pages.queryByRole('link', { name: 'Newer' })).toBeNull()
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: phoneViewport,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('1,240 points')
    await expectNoHorizontalOverflow()
  },
}

export const LastPage: Story = {
  args: {
    ask: { section: 'points', page: 2 },
    held: { points: { ...samplePoints, page: 2, entries: samplePoints.entries.slice(3) } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByRole('link', { name: 'Newer' })).toHaveAttribute(
      'href',
      '/account/points?page=1',
    )
    await expect(page.getByText('Page 2 of 2')).toBeVisible()
    await expect(page.queryByRole('link', { name: 'Older' })).toBeNull()
  },
}

export const BelowNothing: Story = {
  args: { held: { points: { ...samplePoints, balance: -46 } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('−46 points')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { held: { points: { balance: 0, entries: [], page: 1, pages: 1, total: 0 } } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(
      await page.findByText('No points yet. You earn some once your first order is delivered.'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/')
  },
}

export const Loading: Story = { args: { mood: 'silent', began: 'nothing' } }
export const Guest: Story = { args: { isGuest: true, began: 'nothing' } }
export const Failed: Story = { args: { mood: 'away', began: 'failed' } }
