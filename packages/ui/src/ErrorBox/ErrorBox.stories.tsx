import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorBox } from './ErrorBox.tsx'

const text = 'Something went wrong please try after some time or refresh the page.'
const again = fn()

const meta = { title: 'Components/States/Error box', component: ErrorBox, args: { text } } satisfies Meta<
  typeof ErrorBox
>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(text)
  },
}

export const WithAction: Story = {
  args: { action: { label: 'Try again', onSelect: again } },
  play: async ({ canvasElement }) => {
    again.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }))
    await expect(again).toHaveBeenCalledOnce()
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  ...WithAction,
  globals: { viewport: { value: 'phone' } },
}
