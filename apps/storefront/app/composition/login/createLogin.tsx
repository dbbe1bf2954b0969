import { type LoginDialogInstance, mobileVerificationSkipStorage } from '@store/host'
import {
  type CrossTabSession,
  createLoginIntentHandler,
  type LoginIntentHandlerDependencies,
  observeCrossTabSignIn,
} from '@store/host/login'
import { LoginDialog, LoginProvider } from '@store/login-dialog'
import { createLoginStore, type LoginPorts } from '@store/login-dialog/headless'
import { loginMessages } from '#messages/packages/loginMessages.ts'
import '@store/login-dialog/styles.css'
import { getPathWithoutLocale } from '../../localizeHref.ts'
import { isInApp, postToNativeApp } from '../browser/nativeApp.ts'
import { navigateToPage, reload } from '../browser/navigation.ts'
import { hrefs } from '../hrefs.ts'
import { track } from '../tracking/track.ts'
import { demoOutboxSlots } from './demoOutboxSlots.tsx'
import { getPageTypeForLogin } from './getPageTypeForLogin.ts'

/** Dependencies of the login, in addition to those of every page. */
export interface LoginDialogDependencies
  extends Pick<LoginPorts, 'client' | 'onSignedIn' | 'clock' | 'draft' | 'identify'> {
  /** Demo mode: codes are in the outbox. */
  readonly isDemo: boolean
  readonly visitor: CrossTabSession
  /** Called when a resumed login has succeeded; a login that the page requested returns its result instead. */
  readonly markSignIn: () => void
  /** Ports to carry out an intent that started before the redirect to the login. */
  readonly parts: Omit<LoginIntentHandlerDependencies, 'go' | 'cartHref'>
}

/** Creates the login dialog with its store, as a separate chunk that is lazy-loaded on first use. */
export function createLogin({
  parts,
  isDemo,
  visitor,
  markSignIn,
  ...wiring
}: LoginDialogDependencies): LoginDialogInstance {
  const handleIntent = createLoginIntentHandler({ ...parts, go: navigateToPage, cartHref: hrefs.cart })
  const store = createLoginStore({
    ports: {
      ...wiring,
      ...{ go: navigateToPage, reload, track },
      fulfil: (intent) => {
        markSignIn()
        handleIntent(intent)
      },
      isApp: isInApp(),
      native: postToNativeApp,
      mobilePromptDismissal: mobileVerificationSkipStorage,
      reference: () => getPageTypeForLogin(getPathWithoutLocale(window.location.pathname)),
      cartHref: hrefs.cart(),
      referAndEarnHref: hrefs.referAndEarn(),
    },
  })
  const markStart = observeCrossTabSignIn(visitor, store.actions.handleCrossTabSignIn)
  return {
    element: (
      <LoginProvider store={store} messages={loginMessages} slots={isDemo ? demoOutboxSlots : undefined}>
        <LoginDialog />
      </LoginProvider>
    ),
    open: (intent) => {
      markStart()
      return store.actions.open(intent)
    },
    resume: store.actions.resume,
  }
}
