import type { Meta, StoryObj } from '@storybook/react-vite'
import { Rating } from './Rating.tsx'

/**
 * Star rating with its text for screen readers.
 *
 * - **Use**: to show an average rating of at least one review.
 * - **Avoid**: to give a rating: it is not interactive. Without reviews show nothing.
 * - **Content**: value, scale and number of reviews ("4.6 out of 5 from 1,204 reviews").
 * - **Accessibility**: the stars are hidden from assistive technology; the text is always there.
 * - **Status**: stable
 */
const meta = { title: 'Components/Shop/Rating', component: Rating } satisfies Meta<typeof Rating>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  tags: ['snapshot'],
  args: { value: 4.6, text: '4.6 out of 5 from 1,204 reviews' },
}
export const Full: Story = { args: { value: 5, text: '5 out of 5' } }
export const None: Story = { args: { value: 0, text: 'No reviews yet' } }
