import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Link } from './Link.tsx'
import { LinkProvider } from './LinkProvider.tsx'

/** Every link of the packages: the host says once where they lead, such as under the prefix of a language. */
const meta = {
  title: 'Layout/Link',
  component: Link,
  subcomponents: { LinkProvider },
  args: { href: '/flowers', children: 'Flowers' },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Flowers' })
    await expect(link).toHaveAttribute('href', '/flowers')
  },
}

export const UnderALanguage: Story = {
  decorators: [(Story) => <LinkProvider toHref={(href) => `/hi${href}`}>{Story()}</LinkProvider>],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Flowers' })
    await expect(link).toHaveAttribute('href', '/hi/flowers')
  },
}
