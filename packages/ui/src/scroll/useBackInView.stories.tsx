import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Card } from '../Card/Card.tsx'
import { type BackInViewOptions, useBackInView } from './useBackInView.ts'

function TallPage({ onBack }: BackInViewOptions) {
  const watched = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(0)
  useBackInView(watched, {
    onBack: () => {
      setCount((before) => before + 1)
      onBack()
    },
  })
  return (
    <div className="story-tall">
      <style>
        {`.story-tall { display: grid; align-content: space-between; block-size: 3000px }
          .story-counter { position: fixed; inset-block-end: 16px; inset-inline-start: 16px }`}
      </style>
      <div ref={watched} data-testid="watched">
        <Card>Scroll me out of sight and back</Card>
      </div>
      <div className="story-counter">
        <Card>
          Came back: <output aria-live="off">{count}</output>
        </Card>
      </div>
    </div>
  )
}

const meta = {
  title: 'Foundations/Hooks/useBackInView',
  component: TallPage,
  args: { onBack: fn() },
  beforeEach: () => {
    window.scrollTo(0, 0)
  },
} satisfies Meta<typeof TallPage>

export default meta
type Story = StoryObj<typeof meta>

/** Scrolls, and waits until the browser has notified its observers. */
const scrollTo = (element: Element, top: number) => {
  const inView = top === 0
  const reported = new Promise<void>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting !== inView) return
      observer.disconnect()
      resolve()
    })
    observer.observe(element)
  })
  window.scrollTo(0, top)
  return reported
}

export const OncePerReturn: Story = {
  play: async ({ canvasElement, args }) => {
    const watched = within(canvasElement).getByTestId('watched')
    await scrollTo(watched, 0)
    await scrollTo(watched, 1500)
    await expect(args.onBack).not.toHaveBeenCalled()
    await scrollTo(watched, 0)
    await waitFor(() => expect(args.onBack).toHaveBeenCalledOnce())
    await scrollTo(watched, 1500)
    await scrollTo(watched, 1600)
    await scrollTo(watched, 0)
    await waitFor(() => expect(args.onBack).toHaveBeenCalledTimes(2))
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('2'))
  },
}
