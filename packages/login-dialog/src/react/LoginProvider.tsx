import { createContext, type ReactNode, useMemo } from 'react'
import { en } from '../messages/en.ts'
import type { LoginMessages } from '../messages/LoginMessages.ts'
import type { LoginStore } from '../store/LoginStore.ts'

interface Carried {
  readonly store: LoginStore
  readonly messages: LoginMessages
}

/** Context with the store and the messages; read only by the package's own hooks. */
export const LoginContext = createContext<Carried | undefined>(undefined)

/** Props of `LoginProvider`. */
export interface LoginProviderProps {
  /** The store created by the host. */
  readonly store: LoginStore
  /** Messages of the dialog. @default English */
  readonly messages?: LoginMessages
  /** Consumers of the store: the dialog, and other components of the page. */
  readonly children: ReactNode
}

/** Provides the store and the messages to the components below. */
export function LoginProvider({ store, messages = en, children }: LoginProviderProps) {
  const carried = useMemo(() => ({ store, messages }), [store, messages])
  return <LoginContext.Provider value={carried}>{children}</LoginContext.Provider>
}
