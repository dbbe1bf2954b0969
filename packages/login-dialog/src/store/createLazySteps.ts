import { createGoogleSignIn } from './createGoogleSignIn.ts'
import { createLoginResumeAction } from './createLoginResumeAction.ts'
import { createMobileVerification } from './createMobileVerification.ts'
import { createOtpRequestActions } from './createOtpRequestActions.ts'
import { createSignedInHandler } from './createSignedInHandler.ts'
import { createSignInActions } from './createSignInActions.ts'
import type { LazySteps } from './LazySteps.ts'
import type { LoginDependencies } from './LoginDependencies.ts'

/** Creates all steps after the email step. */
export function createLazySteps(parts: LoginDependencies): LazySteps {
  const mobile = createMobileVerification(parts)
  const { signIn, submitOtp } = createSignInActions(parts, createSignedInHandler(parts, mobile))
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
    resume: createLoginResumeAction(parts, google.complete),
  }
}
