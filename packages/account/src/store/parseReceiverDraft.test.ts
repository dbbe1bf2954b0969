import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleReceiver } from '../fixtures/sampleReceiver.ts'
import { parseReceiverDraft } from './parseReceiverDraft.ts'
import { receiverFields } from './ReceiverValues.ts'

it('parses a stored draft', () => {
  expect(parseReceiverDraft(JSON.parse(JSON.stringify(sampleReceiver)))).toEqual(sampleReceiver)
})

it('omits unknown fields, non-string values, unknown titles and unknown types of address', () => {
  const kept = { fullName: 'Asha', title: 'Lord', addressType: 'castle', city: 7, isAdmin: 'yes' }
  expect(parseReceiverDraft(kept)).toStrictEqual({ fullName: 'Asha' })
})

it.each([null, undefined, 7, 'text'])('returns an empty draft for %j', (kept) => {
  expect(parseReceiverDraft(kept)).toStrictEqual({})
})

it('returns a draft for any input and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      for (const [field, value] of Object.entries(parseReceiverDraft(kept))) {
        expect(receiverFields).toContain(field)
        expect(typeof value).toBe('string')
      }
    }),
  )
})
