import { expect, it } from 'vitest'
import { parseHamperDraft } from './parseHamperDraft.ts'

it('keeps the hamper and the message of a draft, and nothing else', () => {
  expect(parseHamperDraft({ hamper: '6007', message: 'For Asha', more: 1 })).toEqual({
    hamper: '6007',
    message: 'For Asha',
  })
})

it.each([
  undefined,
  null,
  7,
  'x',
  [],
  {},
  { hamper: '6007' },
  { message: 'For Asha' },
  { hamper: 6007, message: 'For Asha' },
  { hamper: '6007', message: 7 },
  Object.assign(() => undefined, { hamper: '6007', message: 'For Asha' }),
])('rejects an invalid draft: %j', (kept) => {
  expect(parseHamperDraft(kept)).toBeUndefined()
})
