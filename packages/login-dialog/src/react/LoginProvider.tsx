import { createContext, type ReactNode, useMemo } from 'react'
import { en } from '../messages/en.ts'
import type { LoginMessages } from '../messages/LoginMessages.ts'
import type { LoginStore } from '../store/LoginStore.ts'

interface Carried {
  readonly store: LoginStore
  readonly messages: LoginMessages
}

/** Carries the store and the words to the components below; only the package's own hooks read it. */
export const LoginContext = createContext<Carried | undefined>(undefined)

/** Props of `LoginProvider`. */
export interface LoginProviderProps {
  /** The store the host made. */
  readonly store: LoginStore
  /** Every word the dialog shows. @default English */
  readonly messages?: LoginMessages
  /** What reads them: the dialog, and whatever else of the page wants to. */
  readonly children: ReactNode
}

/** Gives the components below their store and words. */
export function LoginProvider({ store, messages = en, children }: LoginProviderProps) {
  const carried = useMemo(() => ({ store, messages }), [store, messages])
  return <LoginContext.Provider value={carried}>{children}</LoginContext.Provider>
}
