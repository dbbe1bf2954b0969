import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { createContext, type ReactNode, useMemo } from 'react'
import { en } from '../messages/en.ts'
import type { LoginMessages } from '../messages/LoginMessages.ts'
import type { LoginStore } from '../store/LoginStore.ts'
import { SlotsContext } from './createLoginPart.ts'
import type { LoginSlots } from './LoginSlots.ts'

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
  /** Messages to override, at any depth. Pass the same object on each render. @default English */
  readonly messages?: PartialMessages<LoginMessages> | undefined
  /**
   * Replaces or wraps parts. Pass the same object on each render.
   *
   * @default the package's own parts
   */
  readonly slots?: LoginSlots | undefined
  /** Components that use the store: the dialog, and other components of the page. */
  readonly children: ReactNode
}

/** Provides the store and the messages to the components below. */
export function LoginProvider({ store, messages, slots, children }: LoginProviderProps) {
  const words = mergeMessages(en, messages)
  const carried = useMemo(() => ({ store, messages: words }), [store, words])
  return (
    <LoginContext.Provider value={carried}>
      <SlotsContext.Provider value={slots}>{children}</SlotsContext.Provider>
    </LoginContext.Provider>
  )
}
