import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentType, StrictMode, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { DateCalendar } from '../DateCalendar/DateCalendar.tsx'
import type { DateCalendarProps } from '../DateCalendar/DateCalendarProps.ts'
import { Modal } from '../Modal/Modal.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { DateField } from './DateField.tsx'
import type { DateFieldProps } from './DateFieldProps.ts'
import { dateFieldEn } from './dateFieldEn.ts'

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

/**
 * Date field, shown as DD-MM-YYYY and chosen from a lazy-loaded calendar.
 *
 * - **Use**: for a day near today, such as a delivery date or a reminder.
 * - **Avoid**: for a time slot (a list of choices), or where the calendar should always be visible (`DateCalendar`).
 * - **Content**: the label says which date. Days are calendar dates `YYYY-MM-DD`, never instants.
 * - **Accessibility**: a read-only combobox: Enter, Space or Down opens the calendar, Escape closes it and focus
 *   returns to the field. In windows from 768 px the calendar is a dialog; in narrower ones it opens below the field.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Fields/Date picker',
  component: DateField,
  args: {
    label: 'When To Deliver ?',
    value: '',
    today: '2026-11-19',
    min: '2026-11-21',
    blocked: (day) => (isSunday(day) ? 'No delivery on Sundays' : undefined),
    messages: dateFieldEn,
    onChange: fn(),
  },
  render: (args) => <Kept {...args} />,
  decorators: [
    (Story) => (
      <div className="story-column">
        <style>{'.story-column { max-inline-size: 360px }'}</style>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

const onPhone = { viewport: { value: 'phone' } }
const onDesktop = { viewport: { value: 'desktop' } }

function Kept(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  const keep = (day: string, daysFromToday: number) => {
    setValue(day)
    props.onChange(day, daysFromToday)
  }
  return <DateField {...props} value={value} onChange={keep} />
}

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    field: canvas.getByRole('combobox', { name: 'When To Deliver ?' }),
    findDay: (name: RegExp) => canvas.findByRole('button', { name }),
  }
}

/** Waits, because half-faded text has half its contrast. */
const settled = async (canvasElement: HTMLElement) => {
  const isMotion = (motion: Animation) => motion.effect?.getComputedTiming().iterations !== Infinity
  const motions = canvasElement.getAnimations({ subtree: true }).filter(isMotion)
  await Promise.allSettled(motions.map((motion) => motion.finished))
}

export const Default: Story = {
  globals: onDesktop,
  play: async ({ canvasElement }) => {
    const { canvas, field } = partsOf(canvasElement)
    await expect(field).toHaveAttribute('placeholder', 'DD-MM-YYYY')
    await expect(field).toHaveAttribute('readonly')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(field, '2', { skipClick: true })
    await expect(field).toHaveValue('')
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const Chosen: Story = {
  args: { value: '2026-11-28', hint: 'Fresh flowers leave the workshop that morning' },
  play: async ({ canvasElement }) => {
    const { field } = partsOf(canvasElement)
    await expect(field).toHaveValue('28-11-2026')
    await expect(field).toHaveAccessibleDescription('Fresh flowers leave the workshop that morning')
  },
}

export const InADialogOnDesktop: Story = {
  tags: ['snapshot'],
  globals: onDesktop,
  play: async ({ canvasElement, args }) => {
    const { canvas, field, findDay } = partsOf(canvasElement)
    await userEvent.click(field)
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog')
    await expect(dialog).toHaveAccessibleName('Select delivery date')
    await expect(dialog.matches(':modal')).toBe(true)
    const first = await findDay(/^Saturday 21 November 2026$/)
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-28', 9)
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('28-11-2026')
    // Reopens on the chosen day.
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await findDay(/^Saturday 28 November 2026, selected/)).toHaveFocus())
    await settled(canvasElement)
  },
}

export const EscapeGivesFocusBack: Story = {
  globals: onDesktop,
  play: async ({ canvasElement, args }) => {
    const { canvas, field, findDay } = partsOf(canvasElement)
    field.focus()
    await userEvent.keyboard('{Enter}')
    const first = await findDay(/^Saturday 21/)
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const UnderTheFieldOnPhone: Story = {
  globals: onPhone,
  play: async ({ canvasElement, args }) => {
    const { canvas, field, findDay } = partsOf(canvasElement)
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await userEvent.click(field)
    const dialog = await canvas.findByRole('dialog', { name: 'Select delivery date' })
    await expect(dialog.matches(':modal')).toBe(false)
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThan(field.getBoundingClientRect().bottom)
    const first = await findDay(/^Saturday 21/)
    await waitFor(() => expect(first).toHaveFocus())
    const controlled = document.getElementById(field.getAttribute('aria-controls') ?? '')
    await expect(controlled?.contains(first)).toBe(true)
    await userEvent.click(await findDay(/^Tuesday 24/))
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-24', 5)
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('24-11-2026')
  },
}

export const OpenOnPhone: Story = {
  args: { value: '2026-11-28' },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const { field, findDay } = partsOf(canvasElement)
    await userEvent.click(field)
    await waitFor(async () => expect(await findDay(/^Saturday 28/)).toHaveFocus())
    await settled(canvasElement)
  },
}

export const KeysOnPhone: Story = {
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const { canvas, field, findDay } = partsOf(canvasElement)
    const isShut = () => expect(canvas.queryByRole('dialog')).toBeNull()
    const first = () => findDay(/^Saturday 21/)
    field.focus()
    await userEvent.keyboard(' ')
    await waitFor(async () => expect(await first()).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await isShut()
    await expect(field).toHaveFocus()
    // Escape on the field itself, then a second press of the key that opened the calendar.
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await first()).toHaveFocus())
    field.focus()
    await userEvent.keyboard('{Escape}')
    await isShut()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await first()).toHaveFocus())
    field.focus()
    await userEvent.keyboard('{Enter}')
    await isShut()
    await userEvent.click(field)
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await isShut()
    await expect(field).toHaveFocus()
  },
}

export const CalendarLoading: Story = {
  args: { loadCalendar: () => new Promise(() => {}) },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const { canvas, field } = partsOf(canvasElement)
    await userEvent.click(field)
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the calendar…')
    await settled(canvasElement)
  },
}

export const SkeletonHasTheCalendarsSize: Story = {
  args: { loadCalendar: afterATap() },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const { canvas, field, findDay } = partsOf(canvasElement)
    await userEvent.click(field)
    const { height } = canvas.getByRole('dialog').getBoundingClientRect()
    window.dispatchEvent(new Event('story-tap'))
    await findDay(/^Saturday 21/)
    await expect(Math.abs(canvas.getByRole('dialog').getBoundingClientRect().height - height)).toBeLessThan(2)
    await settled(canvasElement)
  },
}

/** Returns a calendar that loads on a window event. */
function afterATap() {
  return () =>
    new Promise<ComponentType<DateCalendarProps>>((resolve) => {
      window.addEventListener('story-tap', () => resolve(DateCalendar), { once: true })
    })
}

export const CalendarFailed: Story = {
  args: { loadCalendar: () => Promise.reject(new Error('offline')) },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const { canvas, field } = partsOf(canvasElement)
    await userEvent.click(field)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t load the calendar')
    await settled(canvasElement)
  },
}

export const CalendarComesOnRetry: Story = {
  args: { loadCalendar: onceOnline() },
  globals: onDesktop,
  play: async ({ canvasElement }) => {
    const { canvas, field, findDay } = partsOf(canvasElement)
    await userEvent.click(field)
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    window.dispatchEvent(new Event('story-online'))
    await userEvent.click(retry)
    const first = await findDay(/^Saturday 21/)
    await waitFor(() => expect(first).toHaveFocus())
    await settled(canvasElement)
  },
}

/** Returns a calendar that fails to load until the window gets an online event. */
function onceOnline() {
  let online = false
  // Stories are also rendered on the server, where there is no window.
  globalThis.addEventListener?.('story-online', () => {
    online = true
  })
  return () => (online ? Promise.resolve(DateCalendar) : Promise.reject(new Error('offline')))
}

export const TypesElsewhereMeanwhile: Story = {
  args: { loadCalendar: afterATap() },
  globals: onPhone,
  render: (args) => (
    <>
      <Kept {...args} />
      <Pincode />
    </>
  ),
  play: async ({ canvasElement }) => {
    const { canvas, field, findDay } = partsOf(canvasElement)
    await userEvent.click(field)
    const pincode = canvas.getByRole('textbox', { name: 'Pincode' })
    await userEvent.click(pincode)
    window.dispatchEvent(new Event('story-tap'))
    await findDay(/^Saturday 21/)
    await settled(canvasElement)
    await userEvent.keyboard('560001')
    await expect(pincode).toHaveFocus()
    await expect(pincode).toHaveValue('560001')
  },
}

function Pincode() {
  const [value, setValue] = useState('')
  return <TextField label="Pincode" value={value} onChange={setValue} />
}

export const LookingForFreeDates: Story = {
  args: { loading: true },
  globals: onPhone,
  play: async ({ canvasElement }) => {
    const { canvas, field, findDay } = partsOf(canvasElement)
    await userEvent.click(field)
    await findDay(/^Saturday 21/)
    await settled(canvasElement)
    await expect(canvas.getByText('Loading dates…')).toBeVisible()
  },
}

export const WithError: Story = {
  args: { error: 'Select Delivery Date', hint: 'Two days for the workshop', required: true },
  play: async ({ canvasElement }) => {
    const { field } = partsOf(canvasElement)
    await expect(field).toBeInvalid()
    await expect(field).toBeRequired()
    await expect(field).toHaveAccessibleDescription('Select Delivery Date Two days for the workshop')
  },
}

export const Disabled: Story = {
  args: { disabled: true, hint: 'Choose a city first' },
  play: async ({ canvasElement }) => {
    const { canvas, field } = partsOf(canvasElement)
    await expect(field).toBeDisabled()
    await userEvent.click(field, { pointerEventsCheck: 0 })
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

export const InADialogOfItsOwn: Story = {
  globals: onPhone,
  render: (args) => (
    <StrictMode>
      <Sheet {...args} />
    </StrictMode>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Build your hamper' }))
    const sheet = await canvas.findByRole('dialog', { name: 'Your hamper' })
    await settled(canvasElement)
    const { field, findDay } = partsOf(sheet)
    await userEvent.click(field)
    await waitFor(async () => expect(await findDay(/^Saturday 21/)).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog', { name: 'Select delivery date' })).toBeNull()
    await expect(sheet).toBeVisible()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(sheet).not.toBeVisible())
  },
}

function Sheet(props: DateFieldProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Build your hamper</Button>
      <Modal open={open} title="Your hamper" closeLabel="Close the hamper" onClose={() => setOpen(false)}>
        <Kept {...props} />
      </Modal>
    </>
  )
}

export const LongText: Story = {
  args: {
    label: 'When To Deliver ?',
    error:
      'Select Delivery Date, on which the gift leaves Thiruvananthapuramtiruvananthapuramthiruvananthapuram',
    hint: 'Slots are counted in the time of the place the gift goes to, whatever the clock says where you are',
    value: '2026-11-28',
  },
  globals: onPhone,
}

export const RightToLeft: Story = {
  args: { value: '2026-11-25' },
  globals: { ...onPhone, direction: 'rtl' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { field, findDay } = partsOf(canvasElement)
    const { paddingLeft, paddingRight } = getComputedStyle(field)
    await expect(Number.parseFloat(paddingLeft)).toBeGreaterThan(Number.parseFloat(paddingRight))
    await userEvent.click(field)
    await waitFor(async () => expect(await findDay(/^Wednesday 25/)).toHaveFocus())
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(async () => expect(await findDay(/^Thursday 26/)).toHaveFocus())
    await settled(canvasElement)
  },
}
