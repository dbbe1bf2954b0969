import { addDays, toIndianDate } from '@store/api-client/contract/date'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countDaysUntil } from './countDaysUntil.ts'

it('counts days from today in India in any time zone of the browser', () => {
  const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, fc.integer({ min: -400, max: 400 }), (now, days) => {
      expect(countDaysUntil(addDays(toIndianDate(now), days), now)).toBe(days)
    }),
  )
})
