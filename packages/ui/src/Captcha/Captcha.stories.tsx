import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Captcha } from './Captcha.tsx'
import type { CaptchaImage, CaptchaProps } from './CaptchaProps.ts'
import { captchaEn } from './captchaEn.ts'

// Four letters between petals and stems, each slightly rotated.
const draw = (letters: string): CaptchaImage => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="160" viewBox="0 0 400 160">
    <rect width="400" height="160" fill="#fef1d2"/>
    <g fill="none" stroke="#1e7348" stroke-opacity=".5" stroke-width="3">
    <path d="M0 120Q110 20 210 100T400 50"/><path d="M0 40q90 90 200 40t200 40"/></g>
    <g fill="#f2a20c" fill-opacity=".35"><circle cx="60" cy="40" r="26"/><circle cx="340" cy="124" r="30"/></g>
    <g font-family="Georgia, serif" font-size="84" fill="#2b211b" text-anchor="middle">
    ${[...letters].map((letter, at) => `<text transform="translate(${74 + at * 84} ${at % 2 ? 118 : 102}) rotate(${at % 2 ? 11 : -13})">${letter}</text>`).join('')}
    </g></svg>`,
  )}`,
  width: 400,
  height: 160,
  alt: 'Four letters or digits to type',
})

/**
 * Captcha: a picture of letters, an input, a button for a new picture and an alternative.
 *
 * - **Use**: as the last measure against automated sign-in, after rate limits.
 * - **Avoid**: on every form: it costs each shopper time and stops some of them.
 * - **Content**: `alt` describes the kind of picture, never the answer. `alternative` is another way to continue, such
 *   as a link by email.
 * - **Accessibility**: the input neither corrects spelling nor capitalizes. While a new picture loads, the button is
 *   busy and keeps focus.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Fields/Captcha',
  component: Captcha,
  args: {
    label: 'Letters in the picture',
    value: '',
    picture: draw('K7mQ'),
    status: 'ready',
    messages: captchaEn,
    alternative: (
      <>
        Cannot see the picture?
        <Button variant="quiet" href="mailto:gifts@marigold.example">
          Write to us
        </Button>
      </>
    ),
    onChange: fn(),
    onNewPicture: fn(),
    onBlur: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Captcha>

export default meta
type Story = StoryObj<typeof meta>

function Kept(props: CaptchaProps) {
  const [value, setValue] = useState(props.value)
  const keep = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return <Captcha {...props} value={value} onChange={keep} />
}

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    frame: canvas.getByRole('status'),
    field: canvas.getByRole('textbox', { name: 'Letters in the picture' }),
    another: canvas.getByRole('button', { name: 'New image' }),
  }
}

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const { field, another } = partsOf(canvasElement)
    await expect(
      within(canvasElement).getByRole('img', { name: 'Four letters or digits to type' }),
    ).toBeVisible()
    await userEvent.type(field, 'K7mQ')
    await expect(args.onChange).toHaveBeenLastCalledWith('K7mQ')
    await expect(field).toHaveAttribute('autocomplete', 'off')
    await expect(field).toHaveAttribute('autocapitalize', 'none')
    await userEvent.click(another)
    await expect(args.onNewPicture).toHaveBeenCalledOnce()
    await expect(another).toHaveFocus()
    await expect(field).toHaveValue('K7mQ')
    await expect(another.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(within(canvasElement).getByRole('link', { name: 'Write to us' })).toBeVisible()
  },
}

export const Busy: Story = {
  args: { status: 'busy', value: 'K7' },
  play: async ({ canvasElement, args }) => {
    const { frame, field, another } = partsOf(canvasElement)
    await expect(frame).toHaveTextContent('Loading the image…')
    await userEvent.click(another)
    await expect(args.onNewPicture).not.toHaveBeenCalled()
    await expect(field).toHaveValue('K7')
  },
}

export const AnotherImage: Story = {
  render: (args) => <Renewing {...args} />,
  play: async ({ canvasElement }) => {
    const { frame, another } = partsOf(canvasElement)
    const first = within(frame).getByRole('img')
    const { height } = frame.getBoundingClientRect()
    const firstSrc = first.getAttribute('src')
    await userEvent.click(another)
    await expect(frame).toHaveTextContent('Loading the image…')
    await expect(frame.getBoundingClientRect().height).toBe(height)
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Arrive' }))
    // The live region must stay the same element; otherwise, nothing is announced.
    await expect(partsOf(canvasElement).frame).toBe(frame)
    await expect(within(frame).getByRole('img').getAttribute('src')).not.toBe(firstSrc)
  },
}

function Renewing(props: CaptchaProps) {
  const [status, setStatus] = useState(props.status)
  const [picture, setPicture] = useState(props.picture)
  const arrive = () => {
    setPicture(draw('x3Rb'))
    setStatus('ready')
  }
  return (
    <>
      <Kept {...props} status={status} picture={picture} onNewPicture={() => setStatus('busy')} />
      <button type="button" onClick={arrive}>
        Arrive
      </button>
    </>
  )
}

export const Wrong: Story = {
  tags: ['snapshot'],
  args: { value: 'K1mO', error: 'Please enter valid captcha code', required: true },
  play: async ({ canvasElement }) => {
    const { field } = partsOf(canvasElement)
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Please enter valid captcha code')
  },
}

export const Failed: Story = {
  args: { status: 'failed', picture: undefined },
  play: async ({ canvasElement, args }) => {
    const { frame, another } = partsOf(canvasElement)
    await expect(frame).toHaveTextContent('We couldn’t load the image. Get a new one.')
    await userEvent.click(another)
    await expect(args.onNewPicture).toHaveBeenCalledOnce()
  },
}

export const BrokenPicture: Story = {
  args: { picture: { ...draw(''), src: 'data:image/png;base64,AAAA' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(partsOf(canvasElement).frame).toHaveTextContent('We couldn’t load the image'))
  },
}

export const Expired: Story = {
  args: { status: 'expired', value: 'K7mQ' },
  play: async ({ canvasElement }) => {
    const { frame, field } = partsOf(canvasElement)
    await expect(frame).toHaveTextContent('This image has expired. Get a new one.')
    await expect(within(frame).queryByRole('img')).toBeNull()
    await expect(field).toHaveValue('K7mQ')
  },
}

export const OnPhone: Story = {
  args: { hint: 'Capital and small letters are the same' },
  globals: { viewport: { value: 'phone' } },
}

export const LongText: Story = {
  args: {
    label: 'The letters and digits that stand in the picture, from the first one to the last one',
    status: 'failed',
    messages: {
      newPicture: 'Draw another picture with other letters',
      busy: 'Please wait',
      expired: 'Too old',
      failed:
        'Unfortunately the picture could not be loaded at this moment; perhaps the connection is slow today',
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = {
  args: { messages: { ...captchaEn, newPicture: 'صورة جديدة' }, label: 'الحروف في الصورة' },
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const { left } = canvas.getByRole('img').getBoundingClientRect()
    await expect(
      canvas.getByRole('button', { name: 'صورة جديدة' }).getBoundingClientRect().right,
    ).toBeLessThan(left)
  },
}
