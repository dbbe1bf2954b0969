import { expect, it } from 'vitest'
import { parseLookupDraft } from './parseLookupDraft.ts'

it.each([
  [null, undefined],
  ['text', undefined],
  [
    { number: 7, email: {} },
    { number: '', email: '' },
  ],
  [
    { number: 'MG-1', email: 'a@b.in', availableAt: 'soon', code: '123456' },
    { number: 'MG-1', email: 'a@b.in' },
  ],
  [
    { number: 'MG-1', email: 'a@b.in', availableAt: 12 },
    { number: 'MG-1', email: 'a@b.in', availableAt: 12 },
  ],
])('parses %j as %j, even when the stored data is malformed', (kept, draft) => {
  expect(parseLookupDraft(kept)).toEqual(draft)
})
