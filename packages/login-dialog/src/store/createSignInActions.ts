import type {
  LoginContext,
  LoginVerification,
  OtpChallenge,
  SessionUser,
  UserContact,
} from '@store/api-client/contract/login'
import type { ApiError } from '@store/api-client/contract/problem'
import { parseOtp } from '@store/api-client/contract/rules/parseOtp'
import type { SignedInHandler } from './createSignedInHandler.ts'
import { getPagePath } from './getPagePath.ts'
import { getRejectedSessionRedirectUrl } from './getRejectedSessionRedirectUrl.ts'
import { isSessionRejected } from './isSessionRejected.ts'
import type { LoginDependencies } from './LoginDependencies.ts'
import { validateOptionalMobile } from './validateOptionalMobile.ts'
import { validateOtp } from './validateOtp.ts'

/** Signs in or up; `onRefused` handles an API error with a code. */
export type SignIn = (
  contact: UserContact,
  by: ProofOfAddress,
  onRefused?: (failure: RefusedFailure) => Promise<void> | void,
) => Promise<void>

type RefusedFailure = Extract<ApiError, { readonly kind: 'refused' }>

type ProofOfAddress =
  | { readonly isNew: false; readonly proof: LoginVerification }
  | { readonly isNew: true; readonly proof: LoginVerification | { readonly kind: 'none' } }

/** A second rejection within this time (in ms) is shown as an error, because the reload has not helped. */
const calmMs = 30_000

/** Creates the sign-in and sign-up requests (specification 1, sections 4 and 8). */
export function createSignInActions({ machine, ports, drafts }: LoginDependencies, arrival: SignedInHandler) {
  const { getState, set, request } = machine
  const { client, clock } = ports

  const leaveRefused = (failure: ApiError) => {
    if (clock.now().getTime() - drafts.refusedAt() < calmMs) return set({ error: failure })
    const { cartHref, isApp = false, random = Math.random } = ports
    const { userAgent = globalThis.navigator?.userAgent ?? '' } = ports
    const href = getRejectedSessionRedirectUrl({ userAgent, cartHref, isApp, random })
    drafts.recordRefusal(href && getPagePath(href))
    return href === undefined ? ports.reload('sessionRefused') : ports.go(href)
  }

  const context = (): LoginContext & OtpChallenge => {
    const state = getState()
    const wished = state.step !== 'closed' && state.intent.kind === 'favorite' ? state.intent : undefined
    return {
      reference: ports.reference?.() ?? '',
      wishedProduct: wished?.productId,
      ...(state.step === 'otp' && state.challenge !== undefined && { challenge: state.challenge }),
    }
  }

  const signIn: SignIn = async (contact, by, onRefused) => {
    const { typed } = getState()
    const body = { ...contact, ...context() }
    const call = () =>
      by.isNew
        ? client.register({ ...body, proof: by.proof, name: typed.name.trim(), title: typed.title })
        : client.login({ ...body, proof: by.proof })
    const { isNew } = by
    await request('signIn', call, (signedIn: SessionUser) => arrival.handleSignedIn(signedIn, isNew), {
      onFailure: (failure) => {
        if (isSessionRejected(failure)) return leaveRefused(failure)
        return onRefused && failure.kind === 'refused' ? onRefused(failure) : set({ error: failure })
      },
      onLate: (signedIn) => {
        // The server has signed the visitor in, so the dialog closes at any step.
        arrival.closeDialog()
        return arrival.handleSignedIn(signedIn, isNew)
      },
    })
  }

  const submitOtp = async () => {
    const state = getState()
    if (state.step !== 'otp' || state.busy) return
    const { typed, status, sentTo, by } = state
    const otp = parseOtp(typed.otp)
    const mobile = state.asksMobile ? validateOptionalMobile(typed) : undefined
    if (otp === undefined || mobile) {
      const fault = validateOtp(typed.otp, state.isTouched)
      return set({ errors: { otp: fault, mobile }, error: undefined })
    }
    await signIn(sentTo, { isNew: status === 'new', proof: { kind: 'code', otp, by } })
  }

  return { signIn, submitOtp }
}
