import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createMockLoginClient } from '../../fixtures/createMockLoginClient.ts'
import { LoginProvider } from '../../react/LoginProvider.tsx'
import { createLoginStore } from '../../store/createLoginStore.ts'
import { StepForm } from './StepForm.tsx'

it('keeps the space of the error message during a retry, so that the layout does not move', async () => {
  const client = createMockLoginClient('new')
  client.checkUser.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof client.checkUser>>>()
  client.checkUser.mockReturnValueOnce(promise)
  const store = createLoginStore({
    ports: {
      ...{ client, onSignedIn: () => undefined, reload: () => undefined, go: () => undefined },
      ...{ track: () => undefined, clock: { now: () => new Date(0) } },
    },
  })
  const { open, typeEmail, submitEmail } = store.actions
  const words = () => screen.queryByRole('alert')
  const place = () => words()?.parentElement?.className

  void open({ kind: 'account' })
  typeEmail('asha@example.in')
  render(
    <LoginProvider store={store}>
      <StepForm prompt="Email" submitLabel="Continue" onSubmit={submitEmail}>
        {null}
      </StepForm>
    </LoginProvider>,
  )
  await act(submitEmail)
  expect(words()).not.toBeNull()
  const shown = place()
  let sent = Promise.resolve()
  await act(async () => {
    sent = submitEmail()
  })
  expect(store.getState()).toMatchObject({ busy: 'submit', error: undefined })
  expect(words()).not.toBeNull()
  expect(place()).not.toBe(shown)
  await act(async () => {
    resolve({ ok: false, failure: { kind: 'invalidResponse', status: 500 } })
    await sent
  })
  expect(place()).toBe(shown)
})
