import { describe, expect, it } from 'vitest'
import { readUserInfoCookie } from './readUserInfoCookie.ts'

const cookie = (name: string, value: string) => `other=1; ${name}=${encodeURIComponent(value)}; more=2`

describe('the user-info cookie', () => {
  it('contains name, verification and count', () => {
    const hint = { name: 'Asha', verified: true, count: 3 }
    expect(readUserInfoCookie(cookie('hint', JSON.stringify(hint)))).toEqual(hint)
  })

  it.each(['', 'nonsense', 'null', '[]', '{"count":-1}', '{"count":1.5}', '{"count":"9"}', '{"name":{}}'])(
    'is ignored if it is %j',
    (value) => {
      expect(readUserInfoCookie(cookie('hint', value))).toEqual({ verified: false, count: 0 })
    },
  )

  it('is ignored if it is missing or cannot be decoded', () => {
    expect(readUserInfoCookie('')).toEqual({ verified: false, count: 0 })
    expect(readUserInfoCookie('hint=%E0%A4%A')).toEqual({ verified: false, count: 0 })
  })
})
