import type { SessionState } from '@store/api-client/contract/ports'
import type { VisitorChangeReason } from '@store/host'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { reloadOnLogout } from './reloadOnLogout.ts'

const guest: SessionState = { kind: 'guest' }
const user = (firstName: string): SessionState => ({ kind: 'user', firstName, isVerified: true })

/** A page with a typed address, whose visitor changes in this tab or in another one. */
function openPage() {
  document.body.innerHTML = '<textarea>12 Church Street</textarea>'
  const session = createStore<SessionState>(() => guest)
  const listeners: ((source: VisitorChangeReason) => void)[] = []
  const deleteFormDrafts = vi.fn<() => void>()
  const load = vi.fn<() => void>()
  reloadOnLogout(
    { session, onElsewhere: (listener) => void listeners.push(listener) },
    deleteFormDrafts,
    load,
  )
  const change = (now: SessionState) => session.setState(now, true)
  const changeElsewhere = (now: SessionState, source: VisitorChangeReason = 'tab') => {
    change(now)
    for (const listener of listeners) listener(source)
  }
  return { change, changeElsewhere, deleteFormDrafts, load }
}

it('reloads the page without personal data after its user logs out in another tab, and deletes typed text', () => {
  const { change, changeElsewhere, deleteFormDrafts, load } = openPage()
  change(user('Asha'))
  changeElsewhere(guest)
  expect(document.body.innerHTML).toBe('')
  expect(deleteFormDrafts).toHaveBeenCalledOnce()
  expect(load).toHaveBeenCalledOnce()
})

it('reloads the page on which the user logged out when the visitor navigates back to it', () => {
  const { change, changeElsewhere, load } = openPage()
  change(user('Asha'))
  change(guest)
  expect(load).not.toHaveBeenCalled()
  changeElsewhere(guest, 'restore')
  expect(load).toHaveBeenCalledOnce()
})

it('does not reload a page on which the user logs out, even if that response is the first after a lost connection', () => {
  const { change, changeElsewhere, load } = openPage()
  change(user('Asha'))
  changeElsewhere(guest, 'reconnection')
  expect(load).not.toHaveBeenCalled()
})

it("reloads the page for the next user, and keeps that user's drafts", () => {
  const { change, changeElsewhere, deleteFormDrafts, load } = openPage()
  change(user('Asha'))
  changeElsewhere(user('Meera'))
  expect(load).toHaveBeenCalledOnce()
  expect(deleteFormDrafts).not.toHaveBeenCalled()
})

it('does not reload a page when a guest logs in or the user changes the cart in another tab', () => {
  const { changeElsewhere, load } = openPage()
  changeElsewhere(guest)
  changeElsewhere(user('Asha'))
  changeElsewhere(user('Asha'))
  expect(load).not.toHaveBeenCalled()
  expect(document.body.innerHTML).toContain('12 Church Street')
})
