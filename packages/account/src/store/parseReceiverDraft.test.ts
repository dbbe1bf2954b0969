import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleReceiver } from '../fixtures/sampleReceiver.ts'
import { parseReceiverDraft } from './parseReceiverDraft.ts'
import { receiverFields } from './ReceiverValues.ts'

it('parses a stored draft', () => {
  expect(parseReceiverDraft(JSON.parse(JSON.stringify(sampleReceiver)))).toEqual(sampleReceiver)
})

it('omits unknown fields, non-string values and unknown titles', () => {
  expect(parseReceiverDraft({ fullName: 'Asha', title: 'Lord', city: 7, isAdmin: 'yes' })).toEqual({
    fullName: 'Asha',
  })
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
