import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideOtpResend } from './decideOtpResend.ts'

const times = { otpResendMs: 30_000, otpLifeMs: 600_000 }
const t0 = new Date('2026-11-23T10:00:00Z')
const after = (seconds: number) => new Date(t0.getTime() + seconds * 1000)
/** Creates a chain of OTPs, the newest created at `t0`. */
const row = (...to: readonly (string | null)[]) =>
  to.map((mobile, n) => ({
    ...{ id: `${n}`, mobile, usedAt: null, replacedAt: null },
    createdAt: after(-1000 * n),
    expiresAt: after(600 - 1000 * n),
  }))
const number = '+919876543210'

describe('the next OTP', () => {
  it.each([
    [1, 30],
    [2, 60],
    [3, 120],
    [4, 240],
    [5, 480],
    [6, 600],
    [9, 600],
  ])('is sent after %d earlier OTPs and %d seconds, and not one second sooner', (sent, seconds) => {
    const codes = row(...Array.from({ length: sent }, () => null))
    expect(decideOtpResend(codes, null, after(seconds - 1), times)).toEqual({ kind: 'wait', ms: 1000 })
    expect(decideOtpResend(codes, null, after(seconds), times)).toMatchObject({ kind: 'send' })
  })

  it('returns the cool-down before another one can be sent', () => {
    expect(decideOtpResend([], null, t0, times)).toEqual({ kind: 'send', nextAfterMs: 30_000 })
    expect(decideOtpResend(row(null), null, after(30), times)).toEqual({ kind: 'send', nextAfterMs: 60_000 })
  })

  it('is sent by the other channel (e-mail or SMS) without a wait, but again by the first channel only after a wait', () => {
    expect(decideOtpResend(row(null), number, after(1), times)).toMatchObject({ kind: 'send' })
    expect(decideOtpResend(row(number, null), null, after(1), times)).toEqual({ kind: 'refuse' })
    expect(decideOtpResend(row(number, null), number, after(1), times)).toMatchObject({ kind: 'wait' })
    expect(decideOtpResend(row(number, null), null, after(60), times)).toMatchObject({ kind: 'send' })
  })

  it('is sent immediately when the last OTP was created before the clock was set back', () => {
    expect(decideOtpResend(row(null), null, after(-3600), times)).toMatchObject({ kind: 'send' })
    expect(decideOtpResend(row(null), null, after(-0.005), times)).toMatchObject({ kind: 'wait' })
  })

  it('waits at most for the lifetime of an OTP, and never for a negative time', () => {
    const way = fc.constantFrom(null, number, '+14155550123')
    fc.assert(
      fc.property(fc.array(way, { maxLength: 8 }), way, fc.integer({ min: 0, max: 1200 }), (sent, to, s) => {
        const next = decideOtpResend(row(...sent), to, after(s), times)
        if (next.kind === 'wait') expect(next.ms > 0 && next.ms <= times.otpLifeMs).toBe(true)
        if (s >= 600) expect(next.kind).toBe('send')
      }),
    )
  })
})
