import type { SessionState } from '@store/api-client/contract/ports'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { reloadOnLogout } from './reloadOnLogout.ts'

const guest: SessionState = { kind: 'guest' }
const user = (firstName: string): SessionState => ({ kind: 'user', firstName, isVerified: true })

/** A page with a typed address, whose visitor changes in this tab or elsewhere. */
function openPage() {
  document.body.innerHTML = '<textarea>12 Church Street</textarea>'
  const session = createStore<SessionState>(() => guest)
  const listeners: (() => void)[] = []
  const forgetDrafts = vi.fn<() => void>()
  const load = vi.fn<() => void>()
  reloadOnLogout({ session, onElsewhere: (listener) => void listeners.push(listener) }, forgetDrafts, load)
  const change = (now: SessionState) => session.setState(now, true)
  const changeElsewhere = (now: SessionState) => {
    change(now)
    for (const listener of listeners) listener()
  }
  return { change, changeElsewhere, forgetDrafts, load }
}

it('empties and reloads the page of a user who logged out elsewhere, and forgets what they typed', () => {
  const { change, changeElsewhere, forgetDrafts, load } = openPage()
  change(user('Asha'))
  changeElsewhere(guest)
  expect(document.body.innerHTML).toBe('')
  expect(forgetDrafts).toHaveBeenCalledOnce()
  expect(load).toHaveBeenCalledOnce()
})

it('reloads the page on which the user logged out when Back leads to it', () => {
  const { change, changeElsewhere, load } = openPage()
  change(user('Asha'))
  change(guest)
  expect(load).not.toHaveBeenCalled()
  changeElsewhere(guest)
  expect(load).toHaveBeenCalledOnce()
})

it('reloads the page for the next user, whose drafts stay', () => {
  const { change, changeElsewhere, forgetDrafts, load } = openPage()
  change(user('Asha'))
  changeElsewhere(user('Meera'))
  expect(load).toHaveBeenCalledOnce()
  expect(forgetDrafts).not.toHaveBeenCalled()
})

it('leaves a page as it is when its guest logs in, or its user changes the cart elsewhere', () => {
  const { changeElsewhere, load } = openPage()
  changeElsewhere(guest)
  changeElsewhere(user('Asha'))
  changeElsewhere(user('Asha'))
  expect(load).not.toHaveBeenCalled()
  expect(document.body.innerHTML).toContain('12 Church Street')
})
