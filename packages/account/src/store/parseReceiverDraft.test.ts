import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleReceiver } from '../fixtures/sampleReceiver.ts'
import { parseReceiverDraft } from './parseReceiverDraft.ts'
import { receiverFields } from './ReceiverValues.ts'

it('reads back what was kept', () => {
  expect(parseReceiverDraft(JSON.parse(JSON.stringify(sampleReceiver)))).toEqual(sampleReceiver)
})

it('leaves out what is no field, no text, or no title', () => {
  expect(parseReceiverDraft({ fullName: 'Asha', title: 'Lord', city: 7, isAdmin: 'yes' })).toEqual({
    fullName: 'Asha',
  })
})

it('makes a draft of anything, and of nothing a fault', () => {
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      for (const [field, value] of Object.entries(parseReceiverDraft(kept))) {
        expect(receiverFields).toContain(field)
        expect(typeof value).toBe('string')
      }
    }),
  )
})
