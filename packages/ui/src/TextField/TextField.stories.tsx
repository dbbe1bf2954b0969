import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/**
 * Single-line text field with its label, hint and error.
 *
 * - **Use**: for short text: name, mail, pincode.
 * - **Avoid**: for telephone numbers (`PhoneField`), codes (`OtpField`), dates (`DateField`) or long text
 *   (`TextArea`).
 * - **Content**: a label of one to four words. An error says what is wrong and how to correct it.
 * - **Accessibility**: label, hint and error are connected to the input and the error is announced. Set `autoComplete`
 *   and `inputMode`, so that a phone helps.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Fields/Text field',
  component: TextField,
  args: { label: 'Email', value: '', onChange: fn(), onBlur: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof TextField>

export default meta
type Story = StoryObj<typeof meta>

function Kept(props: TextFieldProps) {
  const [value, setValue] = useState(props.value)
  const keep = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return <TextField {...props} value={value} onChange={keep} />
}

export const Default: Story = {
  args: { type: 'email', autoComplete: 'email', required: true },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await userEvent.type(input, 'asha@example.in')
    await expect(args.onChange).toHaveBeenLastCalledWith('asha@example.in')
    await expect(input).toHaveValue('asha@example.in')
    await userEvent.tab()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const WithHint: Story = {
  args: { hint: 'Your order confirmation goes here', labelNote: '(optional)' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Your order confirmation goes here',
    )
  },
}

export const WithError: Story = {
  tags: ['snapshot'],
  args: { value: 'asha@', error: 'Enter an email like name@example.com', hint: 'We never share it' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('Enter an email like name@example.com We never share it')
  },
}

function Checked(props: TextFieldProps) {
  const [isChecked, setChecked] = useState(false)
  return (
    <>
      <TextField {...props} error={isChecked ? props.error : undefined} />
      <Button onClick={() => setChecked(true)}>Check</Button>
    </>
  )
}

/** The error appears while focus stays on the button, so the field's live region announces it once. */
export const ErrorWithoutFocus: Story = {
  args: { value: 'asha@', error: 'Enter an email like name@example.com' },
  render: (args) => <Checked {...args} />,
  play: async ({ canvasElement, args }) => {
    const [region, ...others] = canvasElement.querySelectorAll('[aria-live], [role="status"], [role="alert"]')
    await expect(region).toBeEmptyDOMElement()
    await expect(others).toEqual([])
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Check' }))
    await expect(within(canvasElement).getByText(args.error ?? '')).toBeVisible()
    await waitFor(() => expect(region?.querySelector('[aria-live="off"]')).toBeNull())
    await expect(region).toHaveTextContent(args.error ?? '')
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(args.error)
  },
}

export const MobileNumber: Story = {
  args: {
    label: 'Mobile number',
    prefix: '+91',
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel-national',
    maxLength: 10,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Mobile number' })
    await userEvent.type(input, '9876543210')
    await expect(input).toHaveValue('9876543210')
    await expect(input).toHaveAttribute('maxlength', '10')
  },
}

export const OneTimeCode: Story = {
  args: {
    label: 'One-time password',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    hint: 'Sent to asha@example.in',
  },
}

export const WithCounter: Story = {
  tags: ['snapshot'],
  args: { label: 'Name on the cake', value: 'Asha', counter: '4 of 25' },
}

export const ReadOnly: Story = {
  args: { label: 'Delivery date', value: '21-11-2026', readOnly: true },
}

export const LongText: Story = {
  args: {
    label:
      'The name as it should stand on the card that comes with the flowers and on the envelope around it',
    value: 'Smt. Venkatanarasimharajuvaripeta Subrahmanyeswari Lakshmi Narasimhan',
    error:
      'This is longer than what fits on the card: at most 40 characters, please shorten the name a little',
  },
  globals: { viewport: { value: 'phone' } },
}
