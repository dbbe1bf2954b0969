import { useContext } from 'react'
import { useStore } from 'zustand'
import type { LoginMessages } from '../messages/LoginMessages.ts'
import type { LoginState } from '../store/LoginState.ts'
import type { LoginActions, LoginStore } from '../store/LoginStore.ts'
import { LoginContext } from './LoginProvider.tsx'

/** Returns the state, actions and messages of the nearest `LoginProvider`; throws outside one. */
export function useLogin(): {
  readonly state: LoginState
  readonly actions: LoginActions
  readonly messages: LoginMessages
  readonly secondsToResend: LoginStore['secondsToResend']
} {
  const carried = useContext(LoginContext)
  if (!carried) {
    throw new Error('useLogin: no LoginProvider above this component. Wrap it in one and hand it a store.')
  }
  const { store, messages } = carried
  return {
    state: useStore(store),
    actions: store.actions,
    messages,
    secondsToResend: store.secondsToResend,
  }
}
