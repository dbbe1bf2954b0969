import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { StatusRegion, type StatusRegionProps } from './StatusRegion.tsx'

/**
 * Polite live region: the one place of a page, or of a dialog, where assistive technology announces changes.
 *
 * - **Use**: for a visible change that does not receive the focus, such as a new total or number of results.
 * - **Avoid**: for errors that must interrupt (`ErrorBox`), or for what is already announced elsewhere: never twice.
 * - **Content**: a short text that is clear without context ("3 items, ₹1,647").
 * - **Accessibility**: render it before its first text. `delayMs` announces only the last of many quick changes; a new
 *   `occasion` repeats the same text.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Primitives/Status region',
  component: StatusRegion,
  args: { text: 'Quantity of Red Roses is 3. Total ₹1,647' },
} satisfies Meta<typeof StatusRegion>

export default meta
type Story = StoryObj<typeof meta>

/** Records each text that a polite live region announces. */
const listenTo = (region: HTMLElement) => {
  const heard: string[] = []
  const watch = new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) heard.push(region.textContent)
  })
  watch.observe(region, { childList: true, characterData: true, subtree: true })
  return heard
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('status')
    await waitFor(() => expect(region).toHaveTextContent('Quantity of Red Roses is 3. Total ₹1,647'))
    await expect(region.parentElement?.offsetWidth).toBe(1)
  },
}

function Stepping(props: StatusRegionProps) {
  const [times, setTimes] = useState(0)
  return (
    <>
      <Button onClick={() => setTimes((before) => before + 1)}>Again</Button>
      <StatusRegion {...props} text={props.delayMs ? `Quantity is ${times}` : props.text} occasion={times} />
    </>
  )
}

export const SameTextAgain: Story = {
  args: { text: 'Link copied' },
  render: (args) => <Stepping {...args} />,
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('status')
    await waitFor(() => expect(region).toHaveTextContent('Link copied'))
    const heard = listenTo(region)
    await userEvent.click(within(canvasElement).getByRole('button'))
    await waitFor(() => expect(heard).toEqual(['Link copied']))
    await expect(region).toHaveTextContent(/^Link copied$/)
  },
}

export const OnlyTheLastOfMany: Story = {
  args: { delayMs: 500 },
  render: (args) => <Stepping {...args} />,
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('status')
    await waitFor(() => expect(region).toHaveTextContent('Quantity is 0'))
    const heard = listenTo(region)
    const again = within(canvasElement).getByRole('button')
    for (let step = 0; step < 3; step++) await userEvent.click(again)
    await waitFor(() => expect(heard).toEqual(['Quantity is 3']))
  },
}
