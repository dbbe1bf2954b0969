import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ErrorBox } from './ErrorBox.tsx'

const text = 'Something went wrong please try after some time or refresh the page.'
const again = fn()

/**
 * Error message of a part of the page, announced immediately.
 *
 * - **Use**: where content could not be loaded or an action failed, in place of the content.
 * - **Avoid**: for a mistake in a field (its `error`), or for information that is not an error (`Notice`).
 * - **Content**: what happened and what to do, in one or two sentences. `action` is what helps, such as "Try again".
 * - **Accessibility**: has `role="alert"`. Render it when the error occurs: screen readers may not announce an error
 *   box that is part of the initial page.
 * - **Status**: stable
 */
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
