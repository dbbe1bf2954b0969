import { parseCalendarDate } from '@store/api-client/contract/date'
import { expect, it } from 'vitest'
import { getPurchaseEligibility } from './getPurchaseEligibility.ts'

it('allows a product that is delivered to the checked pincode', () => {
  const earliest = parseCalendarDate('2026-11-22')
  expect(
    getPurchaseEligibility({ kind: 'deliverable', pincode: '560001', city: 'Bengaluru', earliest }, true),
  ).toEqual({
    kind: 'go',
    pincode: '560001',
  })
})

it('rejects a product that is not delivered to the location', () => {
  expect(getPurchaseEligibility({ kind: 'undeliverable', pincode: '744101', city: undefined }, true)).toEqual(
    {
      kind: 'stop',
      fault: 'undeliverable',
    },
  )
})

it.each(['idle', 'unknown'] as const)(
  'blocks the purchase without a pincode while the check is %s',
  (kind) => {
    expect(getPurchaseEligibility({ kind }, false)).toEqual({ kind: 'stop', fault: 'noPincode' })
  },
)

it('asks for a pincode if only the city is known to be deliverable', () => {
  const check = { kind: 'cityDeliverable', city: 'Pune', earliest: undefined } as const
  expect(getPurchaseEligibility(check, true)).toEqual({ kind: 'stop', fault: 'noPincode' })
})

it.each(['idle', 'unknown'] as const)(
  'blocks the purchase without the required city while the check is %s',
  (kind) => {
    expect(getPurchaseEligibility({ kind }, true)).toEqual({ kind: 'stop', fault: 'noCity' })
  },
)
