import { createArrival } from './createArrival.ts'
import { createCodeRequests } from './createCodeRequests.ts'
import { createGoogleWay } from './createGoogleWay.ts'
import { createMobileProof } from './createMobileProof.ts'
import { createResume } from './createResume.ts'
import { createSignIn } from './createSignIn.ts'
import type { LaterSteps } from './LaterSteps.ts'
import type { LoginParts } from './LoginParts.ts'

/** Makes all that comes after the e-mail step. */
export function createLaterSteps(parts: LoginParts): LaterSteps {
  const mobile = createMobileProof(parts)
  const { signIn, submitOtp } = createSignIn(parts, createArrival(parts, mobile))
  const { found, submitDetails, resend, sendOtherWay } = createCodeRequests(parts, signIn)
  const google = createGoogleWay(parts, signIn)
  return {
    found,
    submitDetails,
    submitOtp,
    sendOtherWay,
    resend: async () => {
      await (parts.machine.getState().step === 'mobile' ? mobile.resend() : resend())
    },
    submitNumber: mobile.submitNumber,
    changeNumber: mobile.changeNumber,
    submitMobile: mobile.submit,
    continueWithGoogle: google.leave,
    resume: createResume(parts, google.takeUp),
  }
}
