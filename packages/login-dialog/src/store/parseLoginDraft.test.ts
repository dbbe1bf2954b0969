import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasLoginDraft } from '../resume/hasLoginDraft.ts'
import { parseGoogleRedirectResult } from '../resume/parseGoogleRedirectResult.ts'
import { draftMaxAgeMs, type LoginDraft, type ResumableLoginStage } from './LoginDraft.ts'
import { parseLoginDraft } from './parseLoginDraft.ts'

const at = Date.UTC(2026, 10, 22)
const wanted = { page: '/cart', now: new Date(at + 1000) }
const sentTo = { email: 'asha@example.in', mobile: '', countryCode: '91' }
const intent = { kind: 'placeOrder' } as const
const code = { intent, sentTo, isResent: false, resend: { availableAt: at + 30_000 } }

const stages: readonly ResumableLoginStage[] = [
  { step: 'email', intent },
  { step: 'signedIn', intent },
  { step: 'details', intent, status: 'new', email: 'asha@example.in', isProven: true },
  { step: 'otp', ...code, status: 'verified', by: 'mobile', maskedMobile: '••••••••10', asksMobile: true },
  { step: 'mobile', ...code },
]
const draftAt = (stage: ResumableLoginStage): LoginDraft => ({
  version: 1,
  at,
  page: '/cart',
  typed: { email: 'asha@example.in', title: 'Ms.', name: 'Asha', countryCode: '44', mobile: '7700' },
  stage,
  refusedAt: 0,
})
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a draft', () => {
  it.each(stages)('survives a round trip at step $step', (stage) => {
    expect(parseLoginDraft(stored(draftAt(stage)), wanted)).toEqual(draftAt(stage))
  })

  it('is valid for half an hour, and not before it was written', () => {
    const draft = stored(draftAt({ step: 'email', intent }))
    const isKeptAt = (time: number) =>
      parseLoginDraft(draft, { page: '/cart', now: new Date(time) }) !== undefined
    expect([at, at + draftMaxAgeMs, at + draftMaxAgeMs + 1, at - 1].map(isKeptAt)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('belongs to its page, with any query and fragment', () => {
    const draft = stored(draftAt({ step: 'email', intent }))
    const now = wanted.now
    expect(hasLoginDraft(draft, { here: 'https://shop.example/cart?utm=12345#bill', now })).toBe(true)
    expect(hasLoginDraft(draft, { here: 'https://shop.example/checkout', now })).toBe(false)
  })

  it('is rejected when it is an arbitrary value', () => {
    fc.assert(fc.property(fc.anything(), (value) => parseLoginDraft(value, wanted) === undefined))
  })

  it('is rejected when any part of it is changed', () => {
    for (const stage of stages) {
      const whole = stored(draftAt(stage))
      const paths = pathsIn(whole).filter((path) => path.at(-1) !== 'maskedMobile')
      fc.assert(
        fc.property(fc.constantFrom(...paths), fc.object(), (path, other) => {
          const broken = stored(whole)
          put(broken, path, other)
          expect(parseLoginDraft(broken, wanted)).toBeUndefined()
        }),
      )
    }
  })

  it.each([
    { kind: 'favorite', productId: -1 },
    { kind: 'addToCart' },
    { kind: 'addToCart', request: { productId: 1, texts: [{ attribute: 1 }] } },
    { kind: 'addToCart', request: { productId: 1, choices: { length: 1 } } },
    { kind: 'payNow' },
  ])('is rejected when its intent is invalid (%j)', (wish) => {
    expect(
      parseLoginDraft(
        stored({
          ...draftAt(stages[0] ?? { step: 'email', intent }),
          stage: { step: 'email', intent: wish },
        }),
        wanted,
      ),
    ).toBeUndefined()
  })
})

describe('the return from Google', () => {
  it.each([
    ['#google=fake-handle-of-google-1', { handle: 'fake-handle-of-google-1' }],
    ['#google=', { handle: '' }],
    ['#google=<script>', { handle: '' }],
    ['', undefined],
    ['#reviews', undefined],
  ])('is parsed from %j', (hash, back) => {
    expect(parseGoogleRedirectResult(hash)).toEqual(back)
  })
})

function pathsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, part]) => pathsIn(part, [...path, name]))
}

function put(target: unknown, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (typeof target !== 'object' || target === null) return
  if (rest.length === 0) Reflect.set(target, name, value)
  else put(Reflect.get(target, name), rest, value)
}
