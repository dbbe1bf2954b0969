import { parseCalendarDate } from '@store/api-client/contract/date'
import { expect, it } from 'vitest'
import { findMissingField } from './findMissingField.ts'

const earliest = parseCalendarDate('2026-11-23')
const both = { takesCity: true, takesPincode: true, needsCity: true }
const cityOnly = { ...both, takesPincode: false }
const pincodeOnly = { takesCity: false, takesPincode: true, needsCity: false }
const either = { ...both, needsCity: false }

it.each([
  [{ kind: 'deliverable', pincode: '411001', city: 'Pune', earliest }, both, undefined],
  [{ kind: 'checking' }, both, undefined],
  [{ kind: 'cityDeliverable', city: 'Pune', earliest }, both, 'pincode'],
  [{ kind: 'cityDeliverable', city: 'Pune', earliest }, cityOnly, undefined],
  [{ kind: 'undeliverable', city: 'Bhopal' }, both, 'city'],
  [{ kind: 'undeliverable', city: 'Bhopal' }, pincodeOnly, 'pincode'],
  [{ kind: 'idle' }, both, 'city'],
  [{ kind: 'idle' }, either, 'place'],
  [{ kind: 'idle' }, pincodeOnly, 'pincode'],
  [{ kind: 'unknown' }, both, 'city'],
  [{ kind: 'unknown' }, undefined, 'place'],
] as const)('after the check %j, a product with %j still needs: %s', (check, delivery, missing) => {
  expect(findMissingField(check, delivery)).toBe(missing)
})
