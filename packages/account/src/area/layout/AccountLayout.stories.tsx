import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AccountLayout } from './AccountLayout.tsx'
import { accountLayoutEn } from './accountLayoutEn.ts'

const meta = {
  title: 'Account/Frame',
  component: AccountLayout,
  args: {
    current: 'addresses',
    hrefs: { account: (page) => `/account/${page}` },
    messages: accountLayoutEn,
    children: <h1>Saved Addresses</h1>,
  },
  decorators: [
    (Story) => (
      <div className="story-page">
        <style>{'.story-page { padding-inline: 16px }'}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountLayout>

export default meta
type Story = StoryObj<typeof meta>

export const OnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: 'Your account' }))
    await expect(menu.getAllByRole('listitem')).toHaveLength(8)
    await expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName('Addresses')
    await expect(menu.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/account/orders')
    await expect(menu.queryByRole('link', { name: 'Your account' })).toBeNull()
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const back = page.getByRole('link', { name: 'Your account' })
    await expect(back).toHaveAttribute('href', '/account/overview')
    await expect(back.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(page.queryByRole('link', { name: 'Orders' })).toBeNull()
  },
}

export const RightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
