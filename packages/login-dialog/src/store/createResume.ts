import type { LoginIntent } from '@store/api-client/contract/ports'
import { addressOf } from './addressOf.ts'
import { isPastSignIn } from './isPastSignIn.ts'
import type { DraftStage } from './LoginDraft.ts'
import type { LoginParts } from './LoginParts.ts'
import type { LoginTyped } from './LoginState.ts'
import { pageOf } from './pageOf.ts'
import { prefill } from './prefill.ts'
import { readDraft } from './readDraft.ts'
import { transitions } from './transitions.ts'

/** Makes what goes on with a login that began before a reload or on the way to Google. */
export function createResume(
  { machine, ports, opening, keeper }: LoginParts,
  takeUpGoogle: (intent: LoginIntent, handle: string) => Promise<void>,
): (handle: string | undefined) => Promise<void> {
  const { getState, set, move } = machine

  const begin = (intent: LoginIntent, typed: Partial<LoginTyped> | undefined) => {
    opening.resume(intent)
    const kept = { ...getState().typed, ...typed }
    set({ typed: { ...kept, ...prefill(kept, ports) } })
  }

  const goOn = (stage: DraftStage) => {
    const { closed } = transitions
    switch (stage.step) {
      case 'signedIn':
        return opening.take()?.end('loggedIn')
      case 'email':
        return move({ ...stage, step: closed.resumeEmail })
      case 'details':
        return move({ ...stage, step: closed.resumeDetails })
      case 'otp':
        return move({ ...stage, step: closed.resumeOtp, isTouched: false })
      case 'number':
        opening.keepSignedIn()
        return move({ ...stage, step: closed.resumeNumber })
      case 'mobile':
        opening.keepSignedIn()
        return move({ ...stage, step: closed.resumeMobile, isTouched: false })
    }
  }

  return async (handle) => {
    if (getState().step !== 'closed') return
    const kept = readDraft(ports.draft?.read(), { page: pageOf(addressOf(ports)), now: ports.clock.now() })
    if (!kept && handle === undefined) return
    const intent = kept?.stage.intent ?? { kind: 'account' }
    begin(intent, kept?.typed)
    if (kept) keeper.takeUp(kept)
    // Whoever is signed in already has nothing left to ask of Google.
    if (handle !== undefined && !(kept && isPastSignIn(kept.stage))) return takeUpGoogle(intent, handle)
    if (kept) goOn(kept.stage)
  }
}
