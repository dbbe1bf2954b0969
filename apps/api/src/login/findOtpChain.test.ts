import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findOtpChain, type SentOtp } from './findOtpChain.ts'

const life = 10 * 60_000
const at = (seconds: number) => new Date(seconds * 1000)

/** OTPs of several browsers with creation times; each OTP replaces the former one of its browser. */
const history = fc
  .array(fc.record({ browser: fc.nat({ max: 2 }), pause: fc.integer({ min: 1, max: 60 }) }), {
    maxLength: 12,
  })
  .map((asks) => {
    let second = 0
    const codes: SentOtp[] = []
    const rows = new Map<number, SentOtp[]>()
    for (const { browser, pause } of asks) {
      second += pause
      const row = rows.get(browser) ?? []
      const last = row.at(-1)
      const made: SentOtp = {
        id: `${codes.length}`,
        mobile: null,
        createdAt: at(second),
        expiresAt: new Date(at(second).getTime() + life),
        usedAt: null,
        replacedAt: null,
      }
      if (last) {
        const replaced = { ...last, replacedAt: at(second) }
        codes[codes.findIndex(({ id }) => id === last.id)] = replaced
        row[row.length - 1] = replaced
      }
      codes.push(made)
      rows.set(browser, [...row, made])
    }
    return { codes, rows, now: at(second) }
  })

it('returns the consecutive OTPs of one browser for any of them, without OTPs of other browsers', () => {
  fc.assert(
    fc.property(history, fc.nat(), ({ codes, rows, now }, pick) => {
      for (const row of rows.values()) {
        const known = row[pick % row.length]
        expect(findOtpChain(codes, known?.id, now)).toEqual([...row].reverse())
      }
    }),
  )
})

it.each([
  ['was used', { usedAt: at(1) }],
  ['has expired', { expiresAt: at(2) }],
])('a chain of consecutive OTPs ends at an OTP that %s', (_, over) => {
  const code: SentOtp = {
    ...{ id: 'a', mobile: null, createdAt: at(0), expiresAt: at(600), usedAt: null, replacedAt: null },
    ...over,
  }
  expect(findOtpChain([code], 'a', at(2))).toEqual([])
})

it('a chain of consecutive OTPs is empty for a browser that requested no OTP', () => {
  expect(findOtpChain([], undefined, at(0))).toEqual([])
  expect(findOtpChain([], 'elsewhere', at(0))).toEqual([])
})
