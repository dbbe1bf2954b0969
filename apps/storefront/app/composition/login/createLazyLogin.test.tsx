import type { LoginResult, SessionState } from '@store/api-client/contract/ports'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createLazyLogin } from './createLazyLogin.ts'

const guest: SessionState = { kind: 'guest' }
const unverified: SessionState = { kind: 'user', firstName: 'Nia', isVerified: false }
const verified: SessionState = { kind: 'user', firstName: 'Nia', isVerified: true }

function setUp(before: SessionState) {
  const session = createStore<SessionState>(() => before)
  const listeners: (() => void)[] = []
  const { promise, resolve } = Promise.withResolvers<LoginResult>()
  const handleSignInElsewhere = vi.fn()
  const open = vi.fn(() => promise)
  const login = createLazyLogin({
    load: async () => ({
      element: null,
      open,
      resume: async () => undefined,
      handleSignInElsewhere,
    }),
    draft: { read: () => null, write: () => undefined, forget: () => undefined },
    visitor: { session, onElsewhere: (listener) => void listeners.push(listener) },
    onFailure: () => undefined,
  })
  login.start()
  return {
    login,
    open,
    handleSignInElsewhere,
    end: resolve,
    changeElsewhere: async (now: SessionState) => {
      session.setState(now, true)
      for (const listener of listeners) listener()
      await Promise.resolve()
    },
  }
}

it.each([
  ['a guest signs in', guest, verified, 1],
  ['an account is verified', unverified, verified, 1],
  ['a guest’s cart changes', guest, guest, 0],
  ['the cart of an unverified user changes', unverified, unverified, 0],
  ['a user logs out', verified, guest, 0],
])('ends an open login when in another tab %s, and only then', async (_, before, now, times) => {
  const { login, open, changeElsewhere, handleSignInElsewhere } = setUp(before)
  void login.request({ kind: 'placeOrder' })
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  await changeElsewhere(now)
  await Promise.resolve()
  expect(handleSignInElsewhere).toHaveBeenCalledTimes(times)
})

it('loads nothing for a sign-in in another tab while no login is open', async () => {
  const { changeElsewhere, handleSignInElsewhere } = setUp(guest)
  await changeElsewhere(verified)
  expect(handleSignInElsewhere).not.toHaveBeenCalled()
})

it.each([
  ['loggedIn', 1],
  ['dismissed', 0],
] as const)('counts a login that ends as %s as %i', async (end, count) => {
  const opened = setUp(guest)
  const requested = opened.login.request({ kind: 'account' })
  opened.end(end)
  expect(await requested).toBe(end)
  expect(opened.login.getState().signIns).toBe(count)
})
