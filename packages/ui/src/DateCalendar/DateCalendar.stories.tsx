import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { calendarEn } from './calendarEn.ts'
import { DateCalendar } from './DateCalendar.tsx'
import type { DateCalendarProps } from './DateCalendarProps.ts'

const festive: Readonly<Record<string, string>> = {
  '02-07': 'Rose Day',
  '02-13': 'Kiss Day',
  '02-14': "Valentine's Day",
  '02-15': 'The day after',
}

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0
const noSundays = (day: string) => (isSunday(day) ? 'No delivery on Sundays' : undefined)

/**
 * Calendar of one month; a day that cannot be chosen says why.
 *
 * - **Use**: where the calendar is itself the content, such as a panel of delivery dates. It is the calendar of
 *   `DateField`.
 * - **Avoid**: for a date of birth or another date far from today: a text field is faster.
 * - **Content**: each reason is short and complete ("No delivery on Sundays"). Mark only days that matter to gifts.
 * - **Accessibility**: arrows move by day and week, Home and End within the week, Page Up and Down by month, with
 *   Shift by year. A blocked day can be focused and its name contains the reason; Enter on it does nothing.
 * - **Status**: stable
 */
const meta = {
  title: 'Components/Fields/Calendar',
  component: DateCalendar,
  args: {
    today: '2026-11-19',
    value: '',
    messages: calendarEn,
    onChange: fn(),
    onMonthChange: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof DateCalendar>

export default meta
type Story = StoryObj<typeof meta>

function Kept(props: DateCalendarProps) {
  const [value, setValue] = useState(props.value)
  const keep = (day: string, daysFromToday: number) => {
    setValue(day)
    props.onChange(day, daysFromToday)
  }
  return <DateCalendar {...props} value={value} onChange={keep} />
}

const partsOf = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    day: (name: RegExp) => canvas.getByRole('button', { name }),
    heading: () => canvas.getByRole('heading').textContent,
  }
}

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, day, heading } = partsOf(canvasElement)
    await expect(heading()).toBe('November 2026')
    await expect(canvas.getByRole('heading')).toHaveAttribute('aria-live', 'polite')
    await expect(day(/^Thursday 19 November 2026$/)).toHaveAttribute('aria-current', 'date')
    await userEvent.click(day(/^Saturday 21 November/))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21', 2)
    await expect(day(/selected/)).toHaveAccessibleName('Saturday 21 November 2026, selected')
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('21')
    // Clicking again does not clear the date.
    await userEvent.click(day(/selected/))
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21', 2)
  },
}

export const Selected: Story = { args: { value: '2026-11-28' } }

export const OpensOnTheDayChosen: Story = {
  args: { value: '2027-03-09', autoFocus: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(partsOf(canvasElement).day(/^Tuesday 9 March 2027, selected/)).toHaveFocus())
  },
}

export const OpensOnTheFirstFreeDay: Story = {
  args: {
    min: '2026-11-29',
    blocked: (day) => (day < '2026-12-02' ? 'Fully booked' : undefined),
    autoFocus: true,
  },
  play: async ({ canvasElement }) => {
    const { day, heading } = partsOf(canvasElement)
    await waitFor(() => expect(day(/^Wednesday 2 December 2026$/)).toHaveFocus())
    await expect(heading()).toBe('December 2026')
  },
}

export const BlockedDays: Story = {
  args: { min: '2026-11-21', max: '2026-11-28', blocked: noSundays },
  play: async ({ canvasElement, args }) => {
    const { canvas, day } = partsOf(canvasElement)
    const sunday = day(/^Sunday 22 November/)
    await expect(sunday).toHaveAccessibleName('Sunday 22 November 2026, No delivery on Sundays')
    await expect(sunday).toHaveAttribute('aria-disabled', 'true')
    await userEvent.hover(sunday)
    await expect(canvas.getByText('22 November: No delivery on Sundays')).toBeVisible()
    await userEvent.hover(day(/^Friday 20 November/))
    await expect(canvas.getByText('20 November: The earliest date is 21 November')).toBeVisible()
    await userEvent.hover(day(/^Monday 30 November/))
    await expect(canvas.getByText('30 November: The latest date is 28 November')).toBeVisible()
    await userEvent.hover(day(/^Wednesday 18 November/))
    await expect(canvas.getByText('18 November: This date has passed')).toBeVisible()
    await userEvent.unhover(day(/^Wednesday 18 November/))
    await expect(canvas.queryByText(/This date has passed/)).toBeNull()
    await userEvent.click(sunday)
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(sunday).toHaveFocus()
    await userEvent.unhover(sunday)
    await expect(canvas.getByText('22 November: No delivery on Sundays')).toBeVisible()
    // The day's name contains the reason, so a live region would repeat it.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const ReasonsByKeyboard: Story = {
  args: { blocked: noSundays, value: '2026-11-21' },
  play: async ({ canvasElement, args }) => {
    const { canvas, day } = partsOf(canvasElement)
    day(/^Saturday 21/).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(day(/^Sunday 22/)).toHaveFocus())
    await expect(canvas.getByText('22 November: No delivery on Sundays')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-23', 4)
  },
}

export const Keys: Story = {
  args: { value: '2027-01-20' },
  play: async ({ canvasElement, args }) => {
    const { day, heading } = partsOf(canvasElement)
    day(/^Wednesday 20 January 2027/).focus()
    const steps: readonly [string, RegExp][] = [
      ['{ArrowRight}', /^Thursday 21 January 2027/],
      ['{ArrowLeft}', /^Wednesday 20 January 2027/],
      ['{ArrowDown}', /^Wednesday 27 January 2027/],
      ['{ArrowUp}', /^Wednesday 20 January 2027/],
      ['{Home}', /^Sunday 17 January 2027/],
      ['{End}', /^Saturday 23 January 2027/],
      ['{PageDown}', /^Tuesday 23 February 2027/],
      ['{PageUp}', /^Saturday 23 January 2027/],
      ['{Shift>}{PageDown}{/Shift}', /^Sunday 23 January 2028/],
      ['{Shift>}{PageUp}{/Shift}', /^Saturday 23 January 2027/],
    ]
    for (const [keys, name] of steps) {
      await userEvent.keyboard(keys)
      await waitFor(() => expect(day(name)).toHaveFocus())
    }
    await expect(heading()).toBe('January 2027')
    await expect(args.onMonthChange).toHaveBeenCalledWith('2028-01')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const MonthByMonth: Story = {
  // January has six weeks, February five.
  args: { today: '2027-01-10', max: '2027-02-24' },
  play: async ({ canvasElement, args }) => {
    const { canvas, heading } = partsOf(canvasElement)
    const back = canvas.getByRole('button', { name: 'Previous month' })
    const on = canvas.getByRole('button', { name: 'Next month' })
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    const { top } = on.getBoundingClientRect()
    const { height } = canvasElement.getBoundingClientRect()
    await userEvent.click(on)
    await expect(heading()).toBe('February 2027')
    await expect(args.onMonthChange).toHaveBeenLastCalledWith('2027-02')
    await expect(on).toHaveAttribute('aria-disabled', 'true')
    // The button must not move under the pointer.
    await expect(on.getBoundingClientRect().top).toBe(top)
    await expect(canvasElement.getBoundingClientRect().height).toBe(height)
    await userEvent.click(on, { pointerEventsCheck: 0 })
    await userEvent.click(back)
    await expect(heading()).toBe('January 2027')
    await expect(args.onMonthChange).toHaveBeenCalledTimes(2)
  },
}

export const MarkedDays: Story = {
  tags: ['snapshot'],
  args: { today: '2027-02-01', marked: (day) => festive[day.slice(5)] },
  play: async ({ canvasElement }) => {
    const { canvas, day } = partsOf(canvasElement)
    await expect(day(/^Sunday 14/)).toHaveAccessibleName("Sunday 14 February 2027, Valentine's Day")
    const meanings = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(meanings).toEqual([
      '7 February: Rose Day',
      '13 February: Kiss Day',
      "14 February: Valentine's Day",
      '15 February: The day after',
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const { canvas, day } = partsOf(canvasElement)
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading dates…')
    await userEvent.click(day(/^Saturday 21/))
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(day(/^Saturday 21/)).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }))
    await expect(canvas.getByRole('heading')).toHaveTextContent('December 2026')
  },
}

export const FollowsWhatBecomesKnown: Story = {
  render: (args) => <Asking {...args} />,
  play: async ({ canvasElement }) => {
    const { canvas, heading } = partsOf(canvasElement)
    await expect(heading()).toBe('November 2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await expect(heading()).toBe('December 2026')
    await expect(canvas.queryByText('Loading dates…')).toBeNull()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(partsOf(canvasElement).day(/^Thursday 3 December 2026$/)).toHaveFocus()
  },
}

function Asking(props: DateCalendarProps) {
  const [answered, setAnswered] = useState(false)
  const blocked = (day: string) => (day < '2026-12-03' ? 'Fully booked' : undefined)
  return (
    <>
      <Button variant="quiet" onClick={() => setAnswered(true)}>
        Answer
      </Button>
      <DateCalendar {...props} loading={!answered} blocked={answered ? blocked : undefined} />
    </>
  )
}

export const NothingFree: Story = {
  args: { blocked: () => 'Not delivered to this city', autoFocus: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(partsOf(canvasElement).day(/^Sunday 1 November/)).toHaveFocus())
  },
}

export const WithFooter: Story = {
  args: { footer: 'Order before 4 pm for delivery today', value: '2026-11-21' },
}

export const FromMondayInHindi: Story = {
  args: { weekStartsOn: 1, locale: 'hi-IN', value: '2026-11-21' },
  play: async ({ canvasElement }) => {
    const heads = [...canvasElement.querySelectorAll('th')].map(({ textContent }) => textContent)
    await expect(heads[0]).toBe('सोम')
    await expect(within(canvasElement).getByRole('heading')).toHaveTextContent('नवंबर 2026')
  },
}

export const OnPhone: Story = {
  tags: ['snapshot'],
  args: { value: '2026-11-28', blocked: noSundays },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { width, height } = partsOf(canvasElement)
      .day(/^Saturday 28/)
      .getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

export const LongText: Story = {
  args: {
    today: '2027-02-01',
    value: '2027-02-05',
    blocked: (day) =>
      isSunday(day)
        ? 'In Venkatanarasimharajuvaripeta the gardens, the workshop and the couriers rest on Sundays'
        : undefined,
    marked: (day) =>
      day === '2027-02-13' ? 'Thiruvananthapuramtiruvananthapuramthiruvananthapuramfestival' : undefined,
    footer: 'Order before 4 pm for delivery today; all times are those of the place the gift goes to',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.hover(partsOf(canvasElement).day(/^Sunday 21/))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const RightToLeft: Story = {
  tags: ['snapshot'],
  args: { value: '2027-01-20', blocked: noSundays },
  globals: { direction: 'rtl' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { canvas, day } = partsOf(canvasElement)
    const left = (element: HTMLElement) => element.getBoundingClientRect().left
    await expect(left(day(/^Tuesday 19/))).toBeGreaterThan(left(day(/^Wednesday 20/)))
    const next = canvas.getByRole('button', { name: 'Next month' })
    await expect(left(next)).toBeLessThan(left(canvas.getByRole('button', { name: 'Previous month' })))
    const scaleOf = (button: HTMLElement) =>
      button.firstElementChild && getComputedStyle(button.firstElementChild).scale
    await expect(scaleOf(next)).toBe('-1 1')
    day(/^Wednesday 20/).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(day(/^Thursday 21/)).toHaveFocus())
  },
}
