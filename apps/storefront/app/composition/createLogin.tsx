import { LoginDialog, LoginProvider } from '@store/login-dialog'
import { createLoginStore, type LoginPorts } from '@store/login-dialog/headless'
import '@store/login-dialog/styles.css'
import type { LoadedLogin } from './createLoginOpener.ts'

/** The login dialog with its store; a chunk of its own, loaded when it is first wanted. */
export function createLogin(ports: LoginPorts): LoadedLogin {
  const store = createLoginStore({ ports })
  return {
    element: (
      <LoginProvider store={store}>
        <LoginDialog />
      </LoginProvider>
    ),
    open: store.actions.open,
  }
}
