import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TextArea, type TextAreaProps } from './TextArea.tsx'

/**
 * Multi-line text field with its label, hint, error and counter.
 *
 * - **Use**: for text of more than one line, such as a message on a card.
 * - **Avoid**: for one line (`TextField`).
 * - **Content**: always set a label; show the limit in `counter` ("12 of 250"). A placeholder is an example, never the
 *   label.
 * - **Accessibility**: hint, counter and error describe the field, and the error is announced.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Fields/Text area',
  component: TextArea,
  args: { label: 'Message on the card', value: '', onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

function Kept(props: TextAreaProps) {
  const [value, setValue] = useState(props.value)
  const keep = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return <TextArea {...props} value={value} counter={`${value.length} of 250`} onChange={keep} />
}

export const Default: Story = {
  args: { hint: 'Printed by hand on our card', maxLength: 250 },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Message on the card' })
    await userEvent.type(area, 'Happy birthday, Dadi!')
    await expect(area).toHaveAccessibleDescription('Printed by hand on our card 21 of 250')
  },
}

export const WithError: Story = {
  tags: ['snapshot'],
  args: { value: 'x'.repeat(260), error: 'Please use at most 250 characters' },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox')
    await expect(area).toBeInvalid()
    await expect(area).toHaveAccessibleDescription(/Please use at most 250 characters/)
  },
}

export const ReadOnly: Story = { args: { value: 'With love from all of us in Pune', readOnly: true } }
