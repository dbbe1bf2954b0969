import { expect, it } from 'vitest'
import { parseHamperDraft } from './parseHamperDraft.ts'

const draft = { hamper: '6007', message: 'For Asha' }

it('keeps the hamper, the message and the choices of a draft, and nothing else', () => {
  expect(parseHamperDraft({ ...draft, more: 1 })).toEqual(draft)
  expect(parseHamperDraft({ ...draft, written: '1-1.101' })).toEqual({ ...draft, written: '1-1.101' })
  expect(parseHamperDraft({ ...draft, written: 7 })).toEqual(draft)
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
