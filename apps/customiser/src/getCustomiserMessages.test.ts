import { describe, expect, it } from 'vitest'
import { getCustomiserMessages } from './getCustomiserMessages.ts'

describe('messagesOf', () => {
  it('returns the messages of a language by its code', () => {
    expect(getCustomiserMessages('hi').code).toBe('hi')
    expect(getCustomiserMessages('hi').messages.title('mug')).toBe('अपना मग डिज़ाइन करें')
    expect(getCustomiserMessages('hi').messages.title('lamp')).toBe('अपना उपहार डिज़ाइन करें')
  })

  it.each(['', 'xx', '../messages/hi', 'Messages'])('returns English for an unknown code: %s', (code) => {
    expect(getCustomiserMessages(code)).toMatchObject({ code: 'en', messages: { page: 'Design your gift' } })
  })
})
