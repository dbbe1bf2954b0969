import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SelectField, type SelectFieldProps } from './SelectField.tsx'

/**
 * Select field, built on the native `<select>`.
 *
 * - **Use**: for one of about five to twenty options that the shopper knows.
 * - **Avoid**: for two to four options (radio buttons), or for long lists (`Combobox`).
 * - **Content**: a label that names one property; options in an order that the shopper expects.
 * - **Accessibility**: native keyboard support, and the native list on phones. The error is announced and connected to
 *   the select.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Fields/Select',
  component: SelectField,
  args: {
    label: 'Occasion',
    value: '',
    onChange: fn(),
    options: [
      { value: '', text: 'Choose one' },
      { value: 'birthday', text: 'Birthday' },
      { value: 'anniversary', text: 'Anniversary' },
      { value: 'thanks', text: 'Just to say thank you' },
    ],
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

function Kept(props: SelectFieldProps) {
  const [value, setValue] = useState(props.value)
  const keep = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return <SelectField {...props} value={value} onChange={keep} />
}

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Occasion' })
    await userEvent.selectOptions(select, 'Anniversary')
    await expect(args.onChange).toHaveBeenLastCalledWith('anniversary')
    await expect(select).toHaveValue('anniversary')
  },
}

export const WithError: Story = {
  tags: ['snapshot'],
  args: { error: 'Select an occasion', required: true },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox')
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription('Select an occasion')
  },
}

export const LongText: Story = {
  args: {
    options: [
      { value: '', text: 'A slot between ten in the morning and one in the afternoon, free of charge' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}
