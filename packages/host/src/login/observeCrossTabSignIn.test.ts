import type { SessionState } from '@store/api-client/contract/ports'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { observeCrossTabSignIn } from './observeCrossTabSignIn.ts'

const guest: SessionState = { kind: 'guest' }
const unverified: SessionState = { kind: 'user', firstName: 'Nia', isVerified: false }
const verified: SessionState = { kind: 'user', firstName: 'Nia', isVerified: true }

it.each([
  ['a guest signs in', guest, verified, 1],
  ['a guest signs up without a code', guest, unverified, 1],
  ['an account is verified', unverified, verified, 1],
  ['a guest’s cart changes', guest, guest, 0],
  ['the cart of an unverified user changes', unverified, unverified, 0],
  ['a user logs out', verified, guest, 0],
])('decides whether to end an open login when in another tab %s', (_, before, now, times) => {
  const session = createStore<SessionState>(() => verified)
  const listeners: (() => void)[] = []
  const onSignIn = vi.fn()
  const visitor = { session, onElsewhere: (listener: () => void) => void listeners.push(listener) }
  const markStart = observeCrossTabSignIn(visitor, onSignIn)
  session.setState(before, true)
  markStart()
  session.setState(now, true)
  for (const listener of listeners) listener()
  expect(onSignIn).toHaveBeenCalledTimes(times)
})
