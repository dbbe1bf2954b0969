import { createFakeLogin } from '@store/api-client/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createLogin } from './createLogin.tsx'

// jsdom has no modal dialogs.
const modal = {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
}
beforeAll(() => void Object.assign(HTMLDialogElement.prototype, modal))
afterAll(() => {
  for (const method of Object.keys(modal)) Reflect.deleteProperty(HTMLDialogElement.prototype, method)
})
afterEach(cleanup)

/** Opens the login and requests a code by e-mail. */
async function openCodeStep(isDemo: boolean) {
  const login = createLogin({
    client: createFakeLogin().client,
    clock: { now: () => new Date() },
    isDemo,
    draft: { read: () => null, write: () => undefined, forget: () => undefined },
    identify: () => undefined,
    onSignedIn: () => undefined,
    markSignIn: () => undefined,
    visitor: { session: createStore(() => ({ kind: 'guest' as const })), onElsewhere: () => undefined },
    parts: {
      cart: () => undefined,
      addFavorite: () => undefined,
      addToCart: async () => undefined,
      showAddresses: () => undefined,
    },
  })
  render(login.element)
  act(() => void login.open({ kind: 'account' }))
  const email = await screen.findByRole('textbox', { name: 'Email' })
  await userEvent.type(email, 'asha@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('textbox', { name: /One-time password/ })
}

it('the code step of a demo store links to the outbox', async () => {
  await openCodeStep(true)
  const link = screen.getByRole('link', { name: /find your code in the outbox \(opens in a new tab\)/ })
  expect(link.getAttribute('href')).toBe('/api/outbox')
  expect(link.getAttribute('target')).toBe('_blank')
})

it('the code step of a store in production does not link to the outbox', async () => {
  await openCodeStep(false)
  expect(screen.queryByRole('link')).toBeNull()
})
