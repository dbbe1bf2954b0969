import type { LoginIntent } from '@store/api-client/contract/ports'
import type { LoginMessages } from './LoginMessages.ts'

/** The dialog in English; quoted texts are those of specification 1, sections 2, 5 and 8. */
export const en: LoginMessages = {
  heading: 'Hello!',
  close: 'Close',
  prompt: ({ kind }) => prompts[kind],
  detailsPrompt: 'You are new here. Tell us who sends the gift.',
  otpPrompt: 'Check your email: we sent a 6 digit code.',
  email: 'Email',
  emailHint: 'We send you a code to sign in with. There is no password to remember.',
  submitEmail: 'Continue',
  title: 'Title',
  titleOption: (title) => title,
  name: 'Full name',
  mobile: 'Mobile number',
  mobileHint: '10 digits, for questions about your order',
  submitDetails: 'Send code',
  otp: 'One-time password (OTP)',
  otpHint: 'Use the newest code: each new one replaces the last. It is valid for 10 minutes.',
  submitOtp: 'Verify and continue',
  change: 'Change',
  changeEmail: 'Change email',
  notReceived: 'No email yet? Please look in the spam folder too.',
  resend: 'Resend code',
  resendIn: (seconds) => `in ${seconds} s`,
  resent: 'A new code is on its way.',
  mayResend: 'You can ask for another code now.',
  emailError: { missing: 'Email field is required', malformed: 'Email is invalid' },
  nameError: { missing: 'This field is required' },
  mobileError: { malformed: 'Please enter a valid mobile number' },
  otpError: {
    missing: 'OTP field is required',
    emptied: 'Enter OTP Number',
    malformed: 'Enter 6 digit OTP number',
  },
  failure: (failure) => {
    switch (failure.kind) {
      case 'refused':
        return refusals[failure.code] ?? failure.message
      case 'network':
      case 'broken':
      case 'encryption':
        return 'Something went wrong. Please try after sometime or refresh the page.'
    }
  },
}

const prompts: Readonly<Record<LoginIntent['kind'], string>> = {
  account: 'Please enter your email',
  placeOrder: 'Please login to place order',
  favorite: 'Please login to keep your favorites',
}

const refusals: Readonly<Record<string, string>> = {
  otp_wrong: 'That code is not right. Please check the newest e-mail.',
  otp_expired: 'That code is no longer valid. Please ask for a new one.',
  otp_locked: 'Too many wrong codes. Please ask for a new one.',
  otp_limit: 'Too many codes were asked for. Please wait a while and try again.',
}
