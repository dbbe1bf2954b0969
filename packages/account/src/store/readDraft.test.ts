import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asha } from '../fixtures/asha.ts'
import { receiverFields } from './ReceiverValues.ts'
import { readDraft } from './readDraft.ts'

it('reads back what was kept', () => {
  expect(readDraft(JSON.parse(JSON.stringify(asha)))).toEqual(asha)
})

it('leaves out what is no field, no text, or no title', () => {
  expect(readDraft({ fullName: 'Asha', title: 'Lord', city: 7, isAdmin: 'yes' })).toEqual({
    fullName: 'Asha',
  })
})

it('makes a draft of anything, and of nothing a fault', () => {
  fc.assert(
    fc.property(fc.anything(), (kept) => {
      for (const [field, value] of Object.entries(readDraft(kept))) {
        expect(receiverFields).toContain(field)
        expect(typeof value).toBe('string')
      }
    }),
  )
})
