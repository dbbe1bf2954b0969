import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

/**
 * Skeleton: a placeholder shaped like the loading content.
 *
 * - **Use**: while content of a known size loads, so the layout does not shift.
 * - **Avoid**: for an action in progress (`busy` of its button), or for content that usually loads immediately.
 * - **Content**: the shape and number of lines of what follows, no more.
 * - **Accessibility**: hidden from assistive technology, so its container must have `aria-busy`. With reduced motion it
 *   fades instead of sweeping.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/States/Skeleton',
  component: Skeleton,
  args: { shape: 'lines' },
  decorators: [
    (Story) => (
      <div className="story-bones" aria-busy="true">
        <style>{'.story-bones { inline-size: 240px }'}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Lines: Story = {
  tags: ['snapshot'],
  args: { lines: 3 },
}
export const Block: Story = { args: { shape: 'block' } }
export const PictureBlock: Story = { args: { shape: 'block', ratio: '4/5' } }
export const Circle: Story = { args: { shape: 'circle' } }
