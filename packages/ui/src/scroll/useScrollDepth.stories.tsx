import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import type { ScrollRange } from './getCrossedRanges.ts'
import { type ScrollDepthOptions, useScrollDepth } from './useScrollDepth.ts'

function TallPage({ onReach, ...options }: ScrollDepthOptions) {
  const [reached, setReached] = useState<readonly ScrollRange[]>([])
  useScrollDepth({
    ...options,
    onReach: (range) => {
      setReached((before) => [...before, range])
      onReach(range)
    },
  })
  return (
    <div className="story-tall">
      <style>
        {'.story-tall { block-size: 4500px } .story-tall > * { position: sticky; inset-block-start: 16px }'}
      </style>
      <div>
        <Card>
          Scroll down. Reached so far:{' '}
          <output aria-live="off">
            {reached.map(({ from, to }) => `${from} to ${to} px`).join(', ') || 'nothing'}
          </output>
        </Card>
      </div>
    </div>
  )
}

const near = { from: 100, to: 150 }
const middle = { from: 1000, to: 1500 }
const far = { from: 2450, to: 2800 }

const meta = {
  title: 'Foundations/Hooks/useScrollDepth',
  component: TallPage,
  args: { thresholds: [near, middle, far], throttleMs: 500, onReach: fn() },
  beforeEach: () => {
    window.scrollTo(0, 0)
  },
} satisfies Meta<typeof TallPage>

export default meta
type Story = StoryObj<typeof meta>

const scrollTo = (top: number) => {
  const arrived = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }))
  window.scrollTo(0, top)
  return arrived
}

export const ReachedOneAfterTheOther: Story = {
  args: { throttleMs: 20 },
  play: async ({ canvasElement, args }) => {
    await scrollTo(90)
    await scrollTo(120)
    await waitFor(() => expect(args.onReach).toHaveBeenCalledOnce())
    await expect(args.onReach).toHaveBeenLastCalledWith(near)
    await scrollTo(1200)
    await waitFor(() => expect(args.onReach).toHaveBeenLastCalledWith(middle))
    await waitFor(() =>
      expect(within(canvasElement).getByRole('status')).toHaveTextContent('100 to 150 px, 1000 to 1500 px'),
    )
  },
}

export const EachOnce: Story = {
  args: { throttleMs: 0 },
  play: async ({ args }) => {
    for (const top of [120, 0, 130, 0, 140]) await scrollTo(top)
    await expect(args.onReach).toHaveBeenCalledOnce()
  },
}

export const FastFlickMissesNothing: Story = {
  args: { throttleMs: 100 },
  play: async ({ args }) => {
    for (const top of [5, 3400]) await scrollTo(top)
    await waitFor(() => expect(args.onReach).toHaveBeenCalledTimes(3))
    await expect(args.onReach).toHaveBeenNthCalledWith(1, near)
    await expect(args.onReach).toHaveBeenNthCalledWith(3, far)
  },
}
