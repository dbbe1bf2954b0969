import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { QuantityStepper, type QuantityStepperProps } from './QuantityStepper.tsx'

/**
 * Quantity stepper: minus, a number, plus.
 *
 * - **Use**: for a small number with a known minimum and maximum, such as the quantity of a cart line.
 * - **Avoid**: for numbers above about twenty (`TextField`), or for a yes or no.
 * - **Content**: each name contains the product. `limitText` says why it cannot increase, and `minText` why it cannot
 *   decrease.
 * - **Accessibility**: a named group. A button at its limit keeps focus, is `aria-disabled` and is described by the
 *   reason; the page itself must announce the new total.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Shop/Quantity stepper',
  component: QuantityStepper,
  args: {
    value: 2,
    min: 1,
    max: 10,
    onChange: fn(),
    labels: {
      group: 'Quantity of Red Roses',
      decrease: 'Decrease quantity of Red Roses',
      increase: 'Increase quantity of Red Roses',
      value: 'Quantity',
    },
    minText: 'Minimum quantity 1',
    // Quoted from the specification.
    limitText: 'Minimum quantity 10',
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof QuantityStepper>

export default meta
type Story = StoryObj<typeof meta>

function Kept(props: QuantityStepperProps) {
  const [value, setValue] = useState(props.value)
  const keep = (next: number) => {
    setValue(next)
    props.onChange(next)
  }
  return <QuantityStepper {...props} value={value} onChange={keep} />
}

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    minus: canvas.getByRole('button', { name: 'Decrease quantity of Red Roses' }),
    plus: canvas.getByRole('button', { name: 'Increase quantity of Red Roses' }),
    value: canvas.getByLabelText('Quantity'),
  }
}

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const { minus, plus, value } = partsOf(canvasElement)
    await userEvent.click(plus)
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    await expect(value).toHaveTextContent('3')
    await userEvent.click(minus)
    await expect(value).toHaveTextContent('2')
    await expect(plus.getBoundingClientRect().width).toBe(44)
  },
}

export const AtMax: Story = {
  tags: ['snapshot'],
  args: { value: 9 },
  play: async ({ canvasElement, args }) => {
    const { plus, value } = partsOf(canvasElement)
    await userEvent.click(plus)
    await expect(plus).toHaveAttribute('aria-disabled', 'true')
    await expect(plus).toHaveFocus()
    await expect(plus).toHaveAccessibleDescription('Minimum quantity 10')
    await userEvent.keyboard('{Enter}')
    await expect(value).toHaveTextContent('10')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const AtMin: Story = {
  args: { value: 1 },
  play: async ({ canvasElement, args }) => {
    const { minus } = partsOf(canvasElement)
    await expect(minus).toHaveAttribute('aria-disabled', 'true')
    await expect(minus).toHaveAccessibleDescription('Minimum quantity 1')
    await userEvent.click(minus, { pointerEventsCheck: 0 })
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const AsksBelowMin: Story = {
  args: { value: 1, onBelowMin: fn() },
  play: async ({ canvasElement, args }) => {
    const { minus, value } = partsOf(canvasElement)
    await expect(minus).not.toHaveAttribute('aria-disabled')
    await userEvent.click(minus)
    await expect(args.onBelowMin).toHaveBeenCalledOnce()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(value).toHaveTextContent('1')
  },
}
