import type { LoginIntent } from '@store/api-client/contract/ports'
import { getPagePath } from './getPagePath.ts'
import { getPageUrl } from './getPageUrl.ts'
import { isSignedInStage } from './isSignedInStage.ts'
import type { LoginDependencies } from './LoginDependencies.ts'
import type { ResumableLoginStage } from './LoginDraft.ts'
import type { LoginFormValues } from './LoginState.ts'
import { loginTransitions } from './loginTransitions.ts'
import { parseLoginDraft } from './parseLoginDraft.ts'
import { prefillLoginForm } from './prefillLoginForm.ts'

/** Creates the action that resumes a login that started before a reload or a redirect to Google. */
export function createLoginResumeAction(
  { machine, ports, session, drafts }: LoginDependencies,
  takeUpGoogle: (intent: LoginIntent, handle: string) => Promise<void>,
): (handle: string | undefined) => Promise<void> {
  const { getState, set, move } = machine

  const begin = (intent: LoginIntent, typed: Partial<LoginFormValues> | undefined) => {
    session.resume(intent)
    const merged = { ...getState().typed, ...typed }
    set({ typed: { ...merged, ...prefillLoginForm(merged, ports) } })
  }

  const goOn = (stage: ResumableLoginStage) => {
    const { closed } = loginTransitions
    switch (stage.step) {
      case 'signedIn':
        return session.detach()?.end('loggedIn')
      case 'email':
        return move({ ...stage, step: closed.resumeEmail })
      case 'details':
        return move({ ...stage, step: closed.resumeDetails })
      case 'otp':
        return move({ ...stage, step: closed.resumeOtp, isTouched: false })
      case 'number':
        session.markSignedIn()
        return move({ ...stage, step: closed.resumeNumber })
      case 'mobile':
        session.markSignedIn()
        return move({ ...stage, step: closed.resumeMobile, isTouched: false })
    }
  }

  return async (handle) => {
    if (getState().step !== 'closed') return
    const draft = parseLoginDraft(ports.draft?.read(), {
      page: getPagePath(getPageUrl(ports)),
      now: ports.clock.now(),
    })
    if (!draft && handle === undefined) return
    const intent = draft?.stage.intent ?? { kind: 'account' }
    begin(intent, draft?.typed)
    if (draft) drafts.restore(draft)
    // The visitor is already signed in, so the Google login is not needed.
    if (handle !== undefined && !(draft && isSignedInStage(draft.stage))) return takeUpGoogle(intent, handle)
    if (draft) goOn(draft.stage)
  }
}
