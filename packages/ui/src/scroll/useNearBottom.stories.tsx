import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { type NearBottomOptions, useNearBottom } from './useNearBottom.ts'

function TallPage({ onNear, ...options }: NearBottomOptions) {
  const [count, setCount] = useState(0)
  useNearBottom({
    ...options,
    onNear: () => {
      setCount((before) => before + 1)
      onNear?.()
    },
  })
  return (
    <div className="story-tall">
      <style>
        {'.story-tall { block-size: 3000px } .story-tall > * { position: sticky; inset-block-start: 16px }'}
      </style>
      <div>
        <Card>
          Scroll to the bottom. Told so far: <output aria-live="off">{count}</output>
        </Card>
      </div>
    </div>
  )
}

const meta = {
  title: 'Foundations/Hooks/useNearBottom',
  component: TallPage,
  args: { distance: 600, throttleMs: 1000, onNear: fn() },
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
const pageEnd = () => document.documentElement.scrollHeight - window.innerHeight

export const TellsNearTheBottom: Story = {
  args: { throttleMs: 20 },
  play: async ({ canvasElement, args }) => {
    await scrollTo(pageEnd() - 601)
    await scrollTo(pageEnd() - 602)
    await expect(args.onNear).not.toHaveBeenCalled()
    await scrollTo(pageEnd() - 600)
    // The number of calls depends on when the browser reports the earlier scrolls, so only `OncePerSecond` counts them.
    await waitFor(() => expect(args.onNear).toHaveBeenCalled())
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent(/[1-9]/))
  },
}

export const OncePerSecond: Story = {
  play: async ({ args }) => {
    for (const fromEnd of [500, 400, 300]) await scrollTo(pageEnd() - fromEnd)
    await waitFor(() => expect(args.onNear).toHaveBeenCalledOnce())
    const first = performance.now()
    for (const fromEnd of [200, 100, 0]) await scrollTo(pageEnd() - fromEnd)
    await expect(args.onNear).toHaveBeenCalledOnce()
    // A scroll during the throttle interval is not lost.
    await waitFor(() => expect(args.onNear).toHaveBeenCalledTimes(2))
    await expect(performance.now() - first).toBeGreaterThan(900)
  },
}

export const DistanceByWidth: Story = {
  args: { throttleMs: 20, distance: fn((width: number) => (width < 768 ? 600 : 250)) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await scrollTo(pageEnd() - 600)
    await waitFor(() => expect(args.onNear).toHaveBeenCalled())
    await expect(args.distance).toHaveBeenLastCalledWith(390)
  },
}
