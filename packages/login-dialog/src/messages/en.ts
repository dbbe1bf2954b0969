import type { LoginIntent } from '@store/api-client/contract/ports'
import type { LoginMessages } from './LoginMessages.ts'

/** The dialog in English; quoted texts are those of specification 1, sections 2, 5 and 8. */
export const en: LoginMessages = {
  heading: 'Hello!',
  close: 'Close',
  prompt: ({ kind }) => prompts[kind],
  detailsPrompt: 'You are new here. Tell us who sends the gift.',
  detailsPromptProven: 'You are new here. Tell us who sends the gift, and that is all.',
  otpPrompt: (by) =>
    by === 'email'
      ? 'Check your email: we sent a 6 digit code.'
      : 'Check your messages: we sent a 6 digit code.',
  numberPrompt: 'Which mobile number should we send a code to?',
  mobilePrompt:
    'You are signed in. One more thing, if you like: enter the code we sent to your mobile, so that a courier can be sure of the number.',
  loading: 'One moment, please',
  retry: 'Try again',
  email: 'Email',
  emailHint: 'We send you a code to sign in with. There is no password to remember.',
  submitEmail: 'Continue',
  or: 'or',
  google: 'Continue with Google',
  checkingGoogle: 'Checking with Google',
  title: 'Title',
  titleOption: (title) => title,
  name: 'Full name',
  mobile: 'Mobile number',
  mobileHint: (countryCode) =>
    `${countryCode === '91' ? '10' : '8 to 14'} digits, for questions about your order`,
  mobileOptional: 'Mobile number (optional)',
  countryCode: 'Country code of the mobile number',
  country: (countryCode) => countries[countryCode] ?? 'Other country',
  submitDetails: 'Send code',
  submitDetailsAtOnce: 'Continue',
  otp: 'One-time password (OTP)',
  otpHint: 'Use the newest code: each new one replaces the last. It is valid for 10 minutes.',
  submitOtp: 'Verify and continue',
  submitMobile: 'Verify number',
  notNow: 'Not now',
  change: 'Change',
  changeEmail: 'Change email',
  changeNumber: 'Change mobile number',
  notReceived: (by) =>
    by === 'email'
      ? 'No email yet? Please look in the spam folder too.'
      : 'No message yet? It can take a minute.',
  resend: 'Resend code',
  sendToMobile: (maskedMobile) => `Send it to my mobile ${maskedMobile} instead`,
  sendToEmail: 'Send it to my email instead',
  resendIn: (seconds) => `in ${seconds} s`,
  resent: 'A new code is on its way.',
  mayResend: 'You can ask for another code now.',
  emailError: { missing: 'Email field is required', malformed: 'Email is invalid' },
  nameError: { missing: 'This field is required', malformed: 'Please enter valid name' },
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
      case 'googleRefused':
        return 'Google did not sign you in. Please try again, or continue with your email.'
    }
  },
}

const prompts: Readonly<Record<LoginIntent['kind'], string>> = {
  account: 'Please enter your email',
  placeOrder: 'Please login to place order',
  favorite: 'Please login to keep your favorites',
  redeemPoints: 'Please login to redeem reward points',
  savedAddresses: 'Please enter your email',
  addToCart: 'Please login to add this gift to your cart',
  referAndEarn: 'Please login to refer friends and earn',
}

const countries: Readonly<Record<string, string>> = {
  1: 'United States, Canada',
  44: 'United Kingdom',
  49: 'Germany',
  61: 'Australia',
  65: 'Singapore',
  91: 'India',
  971: 'United Arab Emirates',
}

const refusals: Readonly<Record<string, string>> = {
  otp_wrong: 'That code is not right. Please check the newest e-mail.',
  otp_expired: 'That code is no longer valid. Please ask for a new one.',
  otp_locked: 'Too many wrong codes. Please ask for a new one.',
  otp_limit: 'Too many codes were asked for. Please wait a while and try again.',
  otp_wait: 'Please wait a moment before you ask for another code.',
  google_expired: 'That took Google too long. Please try again, or continue with your email.',
  google_other: 'Another Google account belongs to this email. Please continue with your email.',
}
