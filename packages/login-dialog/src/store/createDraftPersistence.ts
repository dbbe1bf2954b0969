import type { LoginIntent } from '@store/api-client/contract/ports'
import type { LoginStateMachine } from './createLoginStateMachine.ts'
import { getPagePath } from './getPagePath.ts'
import { getPageUrl } from './getPageUrl.ts'
import { isSignedInStage } from './isSignedInStage.ts'
import type { LoginDraft, ResumableLoginStage } from './LoginDraft.ts'
import type { LoginPorts } from './LoginPorts.ts'
import type { LoginState } from './LoginState.ts'

/** Stores a started login in the host's storage. */
export interface LoginDraftPersistence {
  /**
   * Stores in the draft that the visitor is signed in, with the intent. If the page is reloaded before the draft is
   * deleted, the login resumes from this state.
   */
  readonly recordSignIn: (intent: LoginIntent) => void
  /** Returns whether the draft of this page still exists; another page of the tab may have ended the login. */
  readonly isStored: () => boolean
  /** Records that the session was rejected, and the page that the draft belongs to from now on. */
  readonly recordRefusal: (page: string | undefined) => void
  /** Returns when the session was last rejected; milliseconds since 1970, 0 if never. */
  readonly refusedAt: () => number
  /** Continues with a parsed draft. */
  readonly restore: (draft: LoginDraft) => void
  readonly forget: () => void
}

/** Stores every step with its form values while the dialog is open. */
export function createDraftPersistence(machine: LoginStateMachine, ports: LoginPorts): LoginDraftPersistence {
  const { draft, clock } = ports
  let page: string | undefined
  let refusedAt = 0
  let isSignedIn = false

  const write = (stage: ResumableLoginStage) => {
    const { otp, ...typed } = machine.getState().typed
    const at = clock.now().getTime()
    const stored: LoginDraft = { version: 1, at, page: page ?? ownPage(), typed, stage, refusedAt }
    draft?.write(stored)
  }
  const ownPage = () => getPagePath(getPageUrl(ports))

  if (draft) {
    machine.subscribe((state) => {
      const stage = stageOf(state)
      // After the login, an earlier step must not be restored.
      if (stage && (!isSignedIn || isSignedInStage(stage))) write(stage)
    })
  }

  return {
    recordSignIn: (intent) => {
      isSignedIn = true
      write({ step: 'signedIn', intent })
    },
    isStored: () => {
      const kept = draft?.read()
      return typeof kept === 'object' && kept !== null && 'page' in kept && kept.page === ownPage()
    },
    recordRefusal: (elsewhere) => {
      page = elsewhere
      refusedAt = clock.now().getTime()
      const stage = stageOf(machine.getState())
      if (stage) write(stage)
    },
    refusedAt: () => refusedAt,
    restore: (kept) => {
      refusedAt = kept.refusedAt
      isSignedIn = isSignedInStage(kept.stage)
    },
    forget: () => {
      isSignedIn = false
      page = undefined
      draft?.forget()
    },
  }
}

function stageOf(state: LoginState): ResumableLoginStage | undefined {
  const { typed, errors, error, busy, methods, ...stage } = state
  return stage.step === 'closed' ? undefined : stage
}
