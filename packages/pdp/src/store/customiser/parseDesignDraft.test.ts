import { expect, it } from 'vitest'
import { parseDesignDraft } from './parseDesignDraft.ts'

const finished = {
  id: '0b0f6a6e-6f0c-4e7e-9b54-0d6f4a7f7a01',
  pictureSrc: '/api/uploads/1',
  width: 1200,
  height: 1200,
  name: 'Asha',
}
const draft = { product: 7, design: '{"name":"Asha"}', finished }

it('keeps a stored design with its picture', () => {
  expect(parseDesignDraft(draft, 7)).toEqual(draft)
})

it.each([undefined, null, 'x', [], {}, { ...draft, product: 8 }, { ...draft, product: '7' }])(
  'ignores %j',
  (kept) => {
    expect(parseDesignDraft(kept, 7)).toBeUndefined()
  },
)

it.each([{ width: 1 }, { height: 12_000 }, { name: '' }, { pictureSrc: '/' }])(
  'keeps a picture with %j',
  (more) => {
    const kept = { ...draft, finished: { ...finished, ...more } }
    expect(parseDesignDraft(kept, 7)).toEqual(kept)
  },
)

it.each([
  { id: undefined },
  { id: '0b0f6a6e6f0c4e7e9b540d6f4a7f7a01' },
  { pictureSrc: undefined },
  { pictureSrc: 'https://evil.example/x' },
  { pictureSrc: '//evil.example/x' },
  { pictureSrc: '/\\evil.example/x' },
  { width: 0 },
  { width: '1200' },
  { width: 12_001 },
  { height: -1 },
  { height: '1200' },
  { height: 12_001 },
  { name: undefined },
  { name: 'x'.repeat(301) },
])('keeps the design without its picture if that has %j', (fault) => {
  expect(parseDesignDraft({ ...draft, finished: { ...finished, ...fault } }, 7)).toEqual({
    ...{ ...draft, finished: undefined },
  })
})
