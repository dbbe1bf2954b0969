// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createMockLoginClient } from './fixtures/createMockLoginClient.ts'
import { LoginDialog, LoginProvider } from './index.ts'
import { createLoginStore } from './store/createLoginStore.ts'

it('renders no dialog on the server, even if it was opened there', () => {
  expect(typeof document).toBe('undefined')
  const store = createLoginStore({
    ports: {
      client: createMockLoginClient('new'),
      onSignedIn: () => undefined,
      reload: () => undefined,
      go: () => undefined,
      track: () => undefined,
      clock: { now: () => new Date(0) },
    },
  })
  void store.actions.open({ kind: 'account' })
  const page = (
    <LoginProvider store={store}>
      <LoginDialog />
    </LoginProvider>
  )
  expect(renderToString(page)).toBe('')
})
