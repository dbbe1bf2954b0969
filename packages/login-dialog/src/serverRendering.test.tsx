// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LoginDialog, LoginProvider } from './index.ts'
import { createLoginStore } from './store/createLoginStore.ts'

const never = () => new Promise<never>(() => undefined)

it('renders nothing on a server, whoever opened it there', () => {
  expect(typeof document).toBe('undefined')
  const store = createLoginStore({
    ports: {
      client: { checkUser: never, sendOtp: never, login: never, register: never },
      onSignedIn: () => undefined,
      reload: () => undefined,
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
