import type { Navigate } from '@store/api-client/contract/ports'
import type { CartStore } from '@store/cart/headless'
import { type LoginDialogInstance, mobileVerificationSkipStorage, type VisitorStores } from '@store/host'
import { createLoginIntentHandler, observeCrossTabSignIn } from '@store/host/login'
import { LoginDialog, LoginProvider } from '@store/login-dialog'
import { createLoginStore, type LoginPorts } from '@store/login-dialog/headless'
import '@store/login-dialog/styles.css'
import type { Backend } from './Backend'
import { hrefs } from './hrefs'

/** Dependencies of `createLogin`. */
interface LoginDependencies {
  readonly backend: Pick<Backend, 'login' | 'cart'>
  readonly visitor: VisitorStores
  readonly draft: LoginPorts['draft']
  readonly go: Navigate
  readonly markSignIn: () => void
  readonly cart: () => CartStore
}

/** Creates the login dialog with its store, as a separate chunk that is loaded on first use. */
export function createLogin({
  backend,
  visitor,
  draft,
  go,
  markSignIn,
  cart,
}: LoginDependencies): LoginDialogInstance {
  const handleIntent = createLoginIntentHandler({
    ...{ cart, go, cartHref: hrefs.cart },
    addToCart: backend.cart.add,
    addFavorite: () => undefined,
    showAddresses: () => undefined,
  })
  const store = createLoginStore({
    ports: {
      client: backend.login,
      onSignedIn: visitor.refresh,
      fulfil: (intent) => {
        markSignIn()
        handleIntent(intent)
      },
      ...{ draft, go, track: () => undefined },
      reload: () => window.location.reload(),
      clock: { now: () => new Date() },
      mobilePromptDismissal: mobileVerificationSkipStorage,
      cartHref: hrefs.cart(),
    },
  })
  const markStart = observeCrossTabSignIn(visitor, store.actions.handleCrossTabSignIn)
  return {
    element: (
      <LoginProvider store={store}>
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
