import { createGoogleSignIn } from './createGoogleSignIn.ts'
import { createMobileVerification } from './createMobileVerification.ts'
import { createOtpRequestActions } from './createOtpRequestActions.ts'
import { createResume } from './createResume.ts'
import { createSignedInHandler } from './createSignedInHandler.ts'
import { createSignIn } from './createSignIn.ts'
import type { LazySteps } from './LazySteps.ts'
import type { LoginDependencies } from './LoginDependencies.ts'

/** Creates all steps after the email step. */
export function createLazySteps(parts: LoginDependencies): LazySteps {
  const mobile = createMobileVerification(parts)
  const { signIn, submitOtp } = createSignIn(parts, createSignedInHandler(parts, mobile))
  const { onUserChecked, submitDetails, resend, sendByOtherChannel } = createOtpRequestActions(parts, signIn)
  const google = createGoogleSignIn(parts, signIn)
  return {
    onUserChecked,
    submitDetails,
    submitOtp,
    sendByOtherChannel,
    resend: async () => {
      await (parts.machine.getState().step === 'mobile' ? mobile.resend() : resend())
    },
    submitNumber: mobile.submitNumber,
    changeNumber: mobile.changeNumber,
    submitMobile: mobile.submit,
    continueWithGoogle: google.redirect,
    resume: createResume(parts, google.complete),
  }
}
