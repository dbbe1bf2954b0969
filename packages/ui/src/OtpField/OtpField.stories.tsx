import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FormEvent, useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { OtpField, type OtpFieldProps } from './OtpField.tsx'

/**
 * Field for a one-time password (OTP), in large digits.
 *
 * - **Use**: for a numeric code that was sent by text message or mail.
 * - **Avoid**: for a password, a pincode or a code with letters (`TextField`).
 * - **Content**: the hint says where the code was sent. `onComplete` reports the code and submits nothing by itself.
 * - **Accessibility**: one input, not one per digit, so that pasting, autofill and screen readers work. While `busy`
 *   it keeps focus and can be read.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Fields/OTP field',
  component: OtpField,
  args: {
    label: 'One-time password',
    hint: 'Sent to asha@example.in',
    length: 6,
    value: '',
    onChange: fn(),
    onComplete: fn(),
    onBlur: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof OtpField>

export default meta
type Story = StoryObj<typeof meta>

function Kept(props: OtpFieldProps) {
  const [value, setValue] = useState(props.value)
  const keep = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return <OtpField {...props} value={value} onChange={keep} />
}

const fieldOf = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: /password|كلمة/ })

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement)
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAccessibleDescription('Sent to asha@example.in')
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}

export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement)
    await userEvent.type(field, '0a1 2-')
    await expect(field).toHaveValue('012')
    await expect(args.onChange).toHaveBeenCalledTimes(3)
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
}

export const Completed: Story = {
  render: (args) => <InAForm {...args} />,
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement)
    await userEvent.type(field, '048213')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('048213')
    await userEvent.keyboard('9 ')
    await expect(field).toHaveValue('048213')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(within(canvasElement).queryByText('Submitted')).toBeNull()
    await userEvent.keyboard('{Backspace}4')
    await expect(args.onComplete).toHaveBeenLastCalledWith('048214')
    await expect(args.onComplete).toHaveBeenCalledTimes(2)
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth)
  },
}

function InAForm(props: OtpFieldProps) {
  const [submitted, setSubmitted] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
  }
  return (
    <form onSubmit={submit}>
      <Kept {...props} />
      {submitted && <p>Submitted</p>}
    </form>
  )
}

export const CorrectedInTheMiddle: Story = {
  args: { value: '123456' },
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement)
    await userEvent.type(field, '9', { initialSelectionStart: 3, initialSelectionEnd: 3 })
    await expect(field).toHaveValue('123456')
    await expect(field.selectionStart).toBe(3)
    await userEvent.keyboard('{Backspace}')
    await expect(field).toHaveValue('12456')
    await expect(field.selectionStart).toBe(2)
    await userEvent.keyboard('9')
    await expect(field).toHaveValue('129456')
    await expect(field.selectionStart).toBe(3)
    await expect(args.onComplete).toHaveBeenLastCalledWith('129456')
  },
}

export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement)
    for (const [pasted, code] of [
      ['123 456', '123456'],
      ['048-213', '048213'],
      ['आपका कोड ००१२३४ है', '001234'],
      ['Order 1042: 555-000 is your code', '555000'],
    ] as const) {
      await userEvent.clear(field)
      await userEvent.paste(pasted)
      await expect(field).toHaveValue(code)
      await expect(args.onComplete).toHaveBeenLastCalledWith(code)
    }
    await expect(args.onComplete).toHaveBeenCalledTimes(4)
  },
}

export const WrongCode: Story = {
  tags: ['snapshot'],
  args: { value: '123456', error: 'This code is wrong. Please check it, or ask for a new one.' },
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement)
    await expect(field).toBeInvalid()
    await expect(field).toHaveValue('123456')
    await expect(field).toHaveAccessibleDescription(/This code is wrong.*Sent to/)
  },
}

export const TooShort: Story = { args: { value: '123', error: 'Enter 6 digit OTP number' } }

export const Expired: Story = {
  args: { value: '123456', error: 'This code has expired' },
  render: (args) => (
    <>
      <Kept {...args} />
      <Button variant="quiet">Send a new code</Button>
    </>
  ),
}

export const Busy: Story = {
  args: { value: '123456', busy: true },
  play: async ({ canvasElement, args }) => {
    const field = fieldOf(canvasElement)
    await userEvent.type(field, '{Backspace}')
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('123456')
    await expect(field).toHaveAttribute('aria-busy', 'true')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const FourDigits: Story = {
  args: { length: 4, label: 'Four-digit password', hint: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(fieldOf(canvasElement), '00071')
    await expect(args.onComplete).toHaveBeenCalledWith('0007')
  },
}

export const LongText: Story = {
  args: {
    label: 'The one-time password that was sent to the e-mail address you gave us a moment ago',
    hint: 'Sent to smt.venkatanarasimharajuvaripeta.subrahmanyeswari@venkatanarasimharajuvaripeta.example.in',
    error:
      'Enter 6 digit OTP number, the one in the newest of the messages, without any other words around it',
  },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  tags: ['snapshot'],
  args: { label: 'كلمة المرور لمرة واحدة', hint: 'أُرسلت إلى بريدك', value: '048' },
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement)
    await expect(getComputedStyle(field).direction).toBe('ltr')
    await userEvent.type(field, '213')
    await expect(field).toHaveValue('048213')
    const label = within(canvasElement).getByText('كلمة المرور لمرة واحدة').getBoundingClientRect()
    await expect(label.right - field.getBoundingClientRect().right).toBeLessThan(1)
  },
}
