// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DateField } from './DateField.tsx'
import { dateFieldEn } from './dateFieldEn.ts'

const field = (
  <DateField
    label="When To Deliver ?"
    value="2026-11-21"
    today="2026-11-19"
    messages={dateFieldEn}
    onChange={() => {}}
  />
)

it('renders a closed field on the server, without a calendar or style attributes', () => {
  expect(typeof document).toBe('undefined')
  const markup = renderToString(field)
  expect(markup).toContain('value="21-11-2026"')
  expect(markup).toContain('placeholder="DD-MM-YYYY"')
  expect(markup).not.toMatch(/style=|<dialog|gridcell/)
})
