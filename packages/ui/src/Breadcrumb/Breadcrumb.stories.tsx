import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Breadcrumb } from './Breadcrumb.tsx'

/**
 * Breadcrumb navigation from the home page to this page.
 *
 * - **Use**: at the top of a page that is at least one level below the home page.
 * - **Avoid**: on the home page, and for the steps of a process (`StepBar`).
 * - **Content**: the headings of the pages; the last crumb has no `href`.
 * - **Accessibility**: a `nav` named by `label` with an ordered list; the last crumb has `aria-current="page"`.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Layout/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'You are here',
    crumbs: [
      { text: 'Home', href: '#' },
      { text: 'Flowers', href: '#flowers' },
      { text: 'Thirty Red Roses', href: undefined },
    ],
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const nav = within(within(canvasElement).getByRole('navigation', { name: 'You are here' }))
    await expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Flowers'])
    await expect(nav.getByText('Thirty Red Roses')).toHaveAttribute('aria-current', 'page')
  },
}

export const LongText: Story = {
  tags: ['snapshot'],
  args: {
    crumbs: [
      { text: 'Home', href: '#' },
      { text: 'Personalised gifts for grandparents', href: '#gifts' },
      { text: 'A photo frame of sheesham wood with a hand-painted border of marigolds' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
