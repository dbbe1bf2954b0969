import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from './Notice.tsx'

/**
 * Inline notice in the page; it is not announced.
 *
 * - **Use**: for something to know before acting, such as "Order by 6 pm for today".
 * - **Avoid**: for the result of an action (`InlineMessage`, `ToastRegion`), or for errors that require an action
 *   (`ErrorBox`).
 * - **Content**: one or two sentences. The text must express the kind (such as a caution) too, because colour and icon
 *   are not enough.
 * - **Accessibility**: no live region and no role: a screen reader reads it in document order. The icon is hidden from
 *   assistive technology.
 * - **Status**: stable
 */
const meta = { title: 'Components/States/Notice', component: Notice } satisfies Meta<typeof Notice>

export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = { args: { kind: 'good', children: 'Arrives Sat 21 Nov, 10:00 to 13:00' } }
export const Caution: Story = {
  tags: ['snapshot'],
  args: { kind: 'caution', children: 'Order within 2 hours for delivery today' },
}
export const Bad: Story = { args: { kind: 'bad', children: 'Currently not available at this location.' } }
export const Info: Story = { args: { kind: 'info', children: 'Prices are hidden on the slip in the parcel' } }
export const LongText: Story = {
  args: {
    kind: 'info',
    children:
      'Flowers are living things: colours and buds can differ a little from the picture, and where one is not fresh enough our florist takes its closest relative.',
  },
  globals: { viewport: { value: 'phone' } },
}
