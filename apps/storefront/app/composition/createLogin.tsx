import { LoginDialog, LoginProvider } from '@store/login-dialog'
import { createLoginStore, type LoginPorts } from '@store/login-dialog/headless'
import '@store/login-dialog/styles.css'
import { isInApp, tellApp } from './appShell.ts'
import { createFulfil, type FulfilParts } from './createFulfil.ts'
import type { LoadedLogin } from './createLoginOpener.ts'
import { hrefs } from './hrefs.ts'
import { mobilePutOff } from './mobilePutOff.ts'
import { go, reload } from './navigation.ts'
import { loginReference } from './pageKind.ts'
import { track } from './track.ts'

/** What the login is wired to, beside what every page has. */
export interface LoginWiring
  extends Pick<LoginPorts, 'client' | 'onSignedIn' | 'clock' | 'draft' | 'identify'> {
  /** What a wish is done with that outlived the way to the login. */
  readonly parts: Omit<FulfilParts, 'go'>
}

/** The login dialog with its store; a chunk of its own, loaded when it is first wanted. */
export function createLogin({ parts, ...wiring }: LoginWiring): LoadedLogin {
  const store = createLoginStore({
    ports: {
      ...wiring,
      ...{ go, reload, track },
      fulfil: createFulfil({ ...parts, go }),
      isApp: isInApp(),
      native: tellApp,
      mobilePromptDismissal: mobilePutOff,
      reference: () => loginReference(window.location.pathname),
      cartHref: hrefs.cart(),
      referAndEarnHref: hrefs.referAndEarn(),
    },
  })
  return {
    element: (
      <LoginProvider store={store}>
        <LoginDialog />
      </LoginProvider>
    ),
    open: store.actions.open,
    resume: store.actions.resume,
  }
}
