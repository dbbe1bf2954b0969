import type { Meta, StoryObj } from '@storybook/react-vite'
import { TrustStrip } from './TrustStrip.tsx'

/**
 * Trust figures: a few numbers that say why to trust the shop.
 *
 * - **Use**: once on a home or occasion page.
 * - **Avoid**: for offers, or for numbers that the shop cannot prove.
 * - **Content**: two to four figures, each with what it counts.
 * - **Accessibility**: a list; figure and text are read together.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Shop/Trust strip',
  component: TrustStrip,
  args: {
    figures: [
      { figure: '20+ Mn', text: 'Smiles Delivered' },
      { figure: '20000+', text: 'Pincodes Covered' },
      { figure: '620+', text: 'Cities Enjoying same-day delivery' },
    ],
  },
} satisfies Meta<typeof TrustStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnPhone: Story = {
  tags: ['snapshot'],
  globals: { viewport: { value: 'phone' } },
}
