import { expect, it, vi } from 'vitest'
import { loadMessages } from './loadMessages.ts'

const en = { close: 'Close', email: 'Email' }
const hi = { close: 'बंद करें', email: 'ईमेल' }
const languages = { en, others: { hi: async () => hi } }

it.each(['hi', 'hi-IN'])('returns no messages until the messages of %s are loaded', async (locale) => {
  const onLoad = vi.fn()
  const read = loadMessages(languages, locale, onLoad)
  expect(read(undefined)).toBeUndefined()
  await vi.waitFor(() => expect(onLoad).toHaveBeenCalledOnce())
  expect(read(undefined)).toBe(hi)
})

it.each([undefined, 'en-IN', 'ta', 'x-hi'])('returns the English messages at once for %s', async (locale) => {
  const onLoad = vi.fn()
  const read = loadMessages(languages, locale, onLoad)
  expect(read(undefined)).toEqual(en)
  expect(read({ email: 'Your email' })).toEqual({ ...en, email: 'Your email' })
  await Promise.resolve()
  expect(onLoad).not.toHaveBeenCalled()
})

it('falls back to English when loading fails', async () => {
  const onLoad = vi.fn()
  const others = { hi: () => Promise.reject(new Error('The file is not there.')) }
  const read = loadMessages({ en, others }, 'hi', onLoad)
  await vi.waitFor(() => expect(onLoad).toHaveBeenCalledOnce())
  expect(read(undefined)).toBe(en)
})
