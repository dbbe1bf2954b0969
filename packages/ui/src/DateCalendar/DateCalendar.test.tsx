// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { addDays } from './addDays.ts'
import { calendarEn } from './calendarEn.ts'
import { DateCalendar } from './DateCalendar.tsx'

const ownZone = process.env.TZ

afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ
  else process.env.TZ = ownZone
})

const render = (value: string) =>
  renderToString(
    <DateCalendar
      today="2026-01-01"
      value={value}
      marked={(day) => (day.endsWith('-02-14') ? "Valentine's Day" : undefined)}
      max="2026-12-30"
      messages={calendarEn}
      onChange={() => {}}
    />,
  )

it('renders on the server, without style attributes', () => {
  expect(typeof document).toBe('undefined')
  expect(render('2026-02-14')).not.toContain('style=')
})

it.each([
  { value: '2025-06-10', shows: 'Thursday 15 January 2026' },
  { value: '2027-06-10', shows: 'Tuesday 15 December 2026' },
  { value: 'no day', shows: 'Thursday 15 January 2026' },
])('shows the nearest allowed month for the value $value', ({ value, shows }) => {
  const markup = render(value)
  expect(markup).toContain(`aria-label="${shows}"`)
  expect(markup).not.toContain('aria-label=""')
})

it.each(['Asia/Kolkata', 'America/Los_Angeles', 'Africa/Cairo', 'America/Santiago', 'Pacific/Auckland'])(
  'shows every day of a month once, with the chosen day marked, in the time zone %s as in UTC',
  (zone) => {
    for (let month = 1; month <= 12; month++) {
      const start = `2026-${String(month).padStart(2, '0')}-01`
      process.env.TZ = 'UTC'
      const inUtc = render(addDays(start, 9))
      process.env.TZ = zone
      const here = render(addDays(start, 9))
      expect(here).toBe(inUtc)
      const names = [...here.matchAll(/aria-label="\w+ (\d+) \w+ 2026/g)].map(([, date]) => Number(date))
      const length = new Date(Date.UTC(2026, month, 0)).getUTCDate()
      expect(names).toEqual(Array.from({ length }, (_, date) => date + 1))
      expect(here).toMatch(/aria-label="\w+ 10 \w+ 2026, selected/)
    }
  },
)
