import { describe, expect, it } from 'vitest'
import { messagesOf } from './messagesOf.ts'

describe('messagesOf', () => {
  it('returns the messages of a language by its code', () => {
    expect(messagesOf('hi').code).toBe('hi')
    expect(messagesOf('hi').messages.title('mug')).toBe('अपना मग डिज़ाइन करें')
    expect(messagesOf('hi').messages.title('lamp')).toBe('अपना उपहार डिज़ाइन करें')
  })

  it.each(['', 'xx', '../messages/hi', 'Messages'])('returns English for an unknown code: %s', (code) => {
    expect(messagesOf(code)).toMatchObject({ code: 'en', messages: { page: 'Design your gift' } })
  })
})
