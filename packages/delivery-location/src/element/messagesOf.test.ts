import { expect, it, vi } from 'vitest'
import { bn } from '../messages/bn.ts'
import { en } from '../messages/en.ts'
import { hi } from '../messages/hi.ts'
import { messagesOf } from './messagesOf.ts'

it.each([
  ['hi', hi],
  ['hi-IN', hi],
  ['bn-Beng-IN', bn],
])('has no messages until those of %s are loaded', async (locale, messages) => {
  const onLoad = vi.fn()
  const read = messagesOf(locale, onLoad)
  expect(read(undefined)).toBeUndefined()
  await vi.waitFor(() => expect(onLoad).toHaveBeenCalledOnce())
  expect(read(undefined)).toEqual(messages)
})

it.each([undefined, 'en-IN', 'ta', 'x-hi'])('has those of English at once for %s', async (locale) => {
  const onLoad = vi.fn()
  const read = messagesOf(locale, onLoad)
  expect(read(undefined)).toEqual(en)
  expect(read({ sheetTitle: 'Where to?' })).toEqual({ ...en, sheetTitle: 'Where to?' })
  await Promise.resolve()
  expect(onLoad).not.toHaveBeenCalled()
})

it('falls back to English when they do not load', async () => {
  vi.resetModules()
  vi.doMock('../messages/bn.ts', () => {
    throw new Error('The file is not there.')
  })
  try {
    const fresh = await import('./messagesOf.ts')
    const onLoad = vi.fn()
    const read = fresh.messagesOf('bn', onLoad)
    await vi.waitFor(() => expect(onLoad).toHaveBeenCalledOnce())
    expect(read(undefined)?.close).toBe(en.close)
  } finally {
    vi.doUnmock('../messages/bn.ts')
    vi.resetModules()
  }
})
