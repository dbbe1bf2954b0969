import { parseCalendarDate } from '@store/api-client/contract/date'
import { expect, it } from 'vitest'
import { getPurchaseEligibility } from './getPurchaseEligibility.ts'

it('lets a product go where it is delivered, to the pincode that was checked', () => {
  const earliest = parseCalendarDate('2026-11-22')
  expect(
    getPurchaseEligibility({ kind: 'deliverable', pincode: '560001', city: 'Bengaluru', earliest }, true),
  ).toEqual({
    kind: 'go',
    pincode: '560001',
  })
})

it('stops where it is not delivered', () => {
  expect(getPurchaseEligibility({ kind: 'undeliverable', pincode: '744101', city: undefined }, true)).toEqual(
    {
      kind: 'stop',
      fault: 'undeliverable',
    },
  )
})

it.each(['idle', 'unknown'] as const)('stops for want of a pincode while the check is %s', (kind) => {
  expect(getPurchaseEligibility({ kind }, false)).toEqual({ kind: 'stop', fault: 'noPincode' })
})

it('asks for a pincode where only the city is known to be served', () => {
  const check = { kind: 'cityDeliverable', city: 'Pune', earliest: undefined } as const
  expect(getPurchaseEligibility(check, true)).toEqual({ kind: 'stop', fault: 'noPincode' })
})

it.each(['idle', 'unknown'] as const)('stops for want of a city it needs while the check is %s', (kind) => {
  expect(getPurchaseEligibility({ kind }, true)).toEqual({ kind: 'stop', fault: 'noCity' })
})
