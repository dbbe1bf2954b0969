import { expect, it, vi } from 'vitest'
import { en } from '../messages/en.ts'
import { hi } from '../messages/hi.ts'
import { languages } from '../messages/languages.ts'
import { messagesOf } from './messagesOf.ts'

it('returns different messages for each language', async () => {
  const loaded = await Promise.all(Object.values(languages).map((load) => load()))
  expect(loaded).toContain(hi)
  expect(new Set([en, ...loaded]).size).toBe(loaded.length + 1)
})

it.each(
  Object.entries(languages).flatMap(
    ([code, load]) =>
      [
        [code, load],
        [`${code}-IN`, load],
      ] as const,
  ),
)('returns no messages until those of %s are loaded', async (locale, load) => {
  const onLoad = vi.fn()
  const read = messagesOf(locale, onLoad)
  expect(read(undefined)).toBeUndefined()
  await vi.waitFor(() => expect(onLoad).toHaveBeenCalledOnce())
  expect(read(undefined)).toBe(await load())
})

it.each([undefined, 'en-IN', 'ta', 'x-hi'])('has those of English at once for %s', async (locale) => {
  const onLoad = vi.fn()
  const read = messagesOf(locale, onLoad)
  expect(read(undefined)).toEqual(en)
  expect(read({ email: 'Your email' })).toEqual({ ...en, email: 'Your email' })
  await Promise.resolve()
  expect(onLoad).not.toHaveBeenCalled()
})

it('falls back to English when loading fails', async () => {
  vi.resetModules()
  vi.doMock('../messages/hi.ts', () => {
    throw new Error('The file is not there.')
  })
  try {
    const fresh = await import('./messagesOf.ts')
    const onLoad = vi.fn()
    const read = fresh.messagesOf('hi', onLoad)
    await vi.waitFor(() => expect(onLoad).toHaveBeenCalledOnce())
    expect(read(undefined)?.close).toBe(en.close)
  } finally {
    vi.doUnmock('../messages/hi.ts')
    vi.resetModules()
  }
})
