import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Link } from './Link.tsx'
import { type LinkComponent, LinkProvider } from './LinkProvider.tsx'

/**
 * Link, rendered by the component of the host's router and with the host's locale prefix.
 *
 * - **Use**: for every link to a page of the shop, within text or around an element.
 * - **Avoid**: for an action that changes something (`Button`).
 * - **Content**: the title of the target page; never "here".
 * - **Accessibility**: a native anchor with all its attributes. A link that opens a new tab says so in its text.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Layout/Link',
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

const push = fn()
const RouterLink: LinkComponent = ({ href, onClick, ...props }) => (
  <a
    {...props}
    href={href}
    onClick={(event) => {
      onClick?.(event)
      event.preventDefault()
      push(href)
    }}
  />
)

export const OfARouter: Story = {
  args: { onClick: fn() },
  decorators: [(Story) => <LinkProvider component={RouterLink}>{Story()}</LinkProvider>],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Flowers' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(push).toHaveBeenLastCalledWith('/flowers')
  },
}
