import type { LoginClient } from '@store/api-client/contract/login'
import type { LoginIntent, LoginResult } from '@store/api-client/contract/ports'
import type { LoginMessages } from '../messages/LoginMessages.ts'
import { hasLoginDraft } from '../resume/hasLoginDraft.ts'
import { createLoginStore } from '../store/createLoginStore.ts'
import { createElementPorts, type LoginEventEmitter } from './createElementPorts.ts'
import { createTabStorage } from './createTabStorage.ts'
import { mountLogin } from './mountLogin.tsx'

/** The login of one element. */
export interface LoginController {
  readonly open: (intent: LoginIntent) => Promise<LoginResult>
  readonly close: () => void
  readonly logout: () => Promise<void>
  /** Resumes a login after the return from Google or a reload. */
  readonly resume: (handle: string | undefined) => void
  /** Whether the dialog is open. */
  readonly isOpen: () => boolean
  /** Renders the dialog with the current messages. */
  readonly update: () => void
  /** Mounts the dialog again after the element was moved. */
  readonly remount: () => void
  /** Closes the dialog and unmounts it. */
  readonly remove: () => void
}

/** Creates the login of one element: client, store and dialog. `onOpen` is called each time it opens or closes. */
export function createLoginController(
  element: HTMLElement,
  client: LoginClient,
  draftKey: string,
  tell: LoginEventEmitter,
  onOpen: (isOpen: boolean) => void,
  readMessages: () => LoginMessages | undefined,
): LoginController {
  const store = createLoginStore({ ports: createElementPorts(client, draftKey, tell) })
  const shown = mountLogin(element, store, readMessages)
  const { open, close, resume } = store.actions
  const isOpen = () => store.getState().step !== 'closed'
  store.subscribe((state, previous) => {
    if (state.error && state.error !== previous.error) tell('error', { version: 1, kind: state.error.kind })
    if ((state.step === 'closed') !== (previous.step === 'closed')) onOpen(isOpen())
  })
  return {
    open,
    close,
    logout: async () => {
      const answer = await client.logout()
      if (!answer.ok) tell('error', { version: 1, kind: answer.failure.kind })
    },
    resume: (handle) => void resume({ handle }),
    isOpen,
    update: shown.update,
    remount: shown.remount,
    remove: () => {
      close()
      shown.remove()
    },
  }
}

/** Returns whether this page has a login to resume. */
export const hasStoredDraft = (draftKey: string): boolean => hasLoginDraft(createTabStorage(draftKey).read())
