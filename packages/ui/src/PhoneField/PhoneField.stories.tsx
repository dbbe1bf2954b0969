import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

/**
 * Phone field: a calling code and a number that look like one field, with one error for both.
 *
 * - **Use**: for a telephone number that may be of another country.
 * - **Avoid**: if all numbers belong to one country (`TextField` with `prefix`).
 * - **Content**: say in the hint what the number is for. Numbers are accepted as typed, spaces included.
 * - **Accessibility**: two tab stops, the country select with `codeLabel` and the number. Numbers read from left to
 *   right in every direction.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Fields/Phone field',
  component: PhoneField,
  args: {
    label: 'Mobile number',
    codeLabel: 'Country code of the mobile number',
    value: { code: '91', number: '' },
    countries: [
      { code: '61', name: 'Australia' },
      { code: '1', name: 'Canada' },
      { code: '91', name: 'India' },
      { code: '65', name: 'Singapore' },
      { code: '44', name: 'United Kingdom' },
      { code: '1', name: 'United States' },
      { code: '500', name: 'South Georgia and the South Sandwich Islands' },
    ],
    onChange: fn(),
    onBlur: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof PhoneField>

export default meta
type Story = StoryObj<typeof meta>

function Kept(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value)
  const keep: PhoneFieldProps['onChange'] = (next) => {
    setValue(next)
    props.onChange(next)
  }
  return <PhoneField {...props} value={value} onChange={keep} />
}

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    code: canvas.getByRole<HTMLSelectElement>('combobox'),
    number: canvas.getByRole('textbox'),
  }
}

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const { code, number } = partsOf(canvasElement)
    await expect(code).toHaveAccessibleName('Country code of the mobile number')
    await expect(number).toHaveAccessibleName('Mobile number')
    await expect(code).toHaveDisplayValue('India (+91)')
    await expect(code).toHaveAttribute('autocomplete', 'tel-country-code')
    await expect(number).toHaveAttribute('autocomplete', 'tel-national')
    await userEvent.type(number, '98765 43210')
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: '91', number: '98765 43210' })
    await userEvent.selectOptions(code, 'Singapore (+65)')
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: '65', number: '98765 43210' })
    await expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent('+65')
    for (const part of [code, number]) {
      await expect(part.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
      await expect(part.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    }
  },
}

export const KeepsWhatIsTyped: Story = {
  play: async ({ canvasElement, args }) => {
    const { number } = partsOf(canvasElement)
    await userEvent.click(number)
    await userEvent.paste('  +91 (98765) 43-210 ext. 4 ')
    await expect(number).toHaveValue('  +91 (98765) 43-210 ext. 4 ')
    await userEvent.tab()
    await expect(number).toHaveValue('+91 (98765) 43-210 ext. 4')
    await expect(args.onBlur).toHaveBeenCalledOnce()
    await userEvent.click(number)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}

export const SharedCode: Story = {
  play: async ({ canvasElement, args }) => {
    const { code } = partsOf(canvasElement)
    await userEvent.selectOptions(code, 'United States (+1)')
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: '1', number: '' })
    await expect(code).toHaveDisplayValue('United States (+1)')
    await userEvent.selectOptions(code, 'Canada (+1)')
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: '1', number: '' })
    await expect(code).toHaveDisplayValue('Canada (+1)')
    await expect(code).toHaveValue('1')
  },
}

export const UnknownCode: Story = {
  args: { value: { code: '999', number: '12345678' } },
  play: async ({ canvasElement, args }) => {
    const { code } = partsOf(canvasElement)
    await expect(code).toHaveDisplayValue('+999')
    await userEvent.selectOptions(code, 'India (+91)')
    await expect(args.onChange).toHaveBeenLastCalledWith({ code: '91', number: '12345678' })
    await expect(within(code).queryByRole('option', { name: '+999' })).toBeNull()
  },
}

export const WithError: Story = {
  tags: ['snapshot'],
  args: {
    value: { code: '91', number: '98765' },
    error: 'Please enter a valid mobile number',
    hint: 'The courier calls here',
  },
  play: async ({ canvasElement }) => {
    for (const part of Object.values(partsOf(canvasElement))) {
      await expect(part).toBeInvalid()
      await expect(part).toHaveAccessibleDescription(
        'Please enter a valid mobile number The courier calls here',
      )
    }
  },
}

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const { code, number } = partsOf(canvasElement)
    await userEvent.tab()
    await expect(code).toHaveFocus()
    await expect(getComputedStyle(code.nextElementSibling ?? code).outlineStyle).toBe('solid')
    await userEvent.tab()
    await expect(number).toHaveFocus()
  },
}

export const LongText: Story = {
  args: {
    label:
      'The mobile number of the one who receives the flowers, with the code of the country it belongs to',
    value: { code: '500', number: '123456789012345678901234567890' },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { code, number } = partsOf(canvasElement)
    await expect(code.getBoundingClientRect().width).toBeLessThan(100)
    await expect(number.getBoundingClientRect().width).toBeGreaterThan(200)
  },
}

export const RightToLeft: Story = {
  args: { label: 'رقم الهاتف', codeLabel: 'رمز البلد', value: { code: '91', number: '98765 43210' } },
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { code, number } = partsOf(canvasElement)
    await expect(getComputedStyle(number).direction).toBe('ltr')
    await expect(code.getBoundingClientRect().right).toBeLessThanOrEqual(number.getBoundingClientRect().left)
  },
}
