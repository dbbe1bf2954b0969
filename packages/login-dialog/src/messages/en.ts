import type { LoginIntent } from '@store/api-client/contract/ports'
import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import type { LoginStepName } from '../store/LoginState.ts'
import type { LoginMessages } from './LoginMessages.ts'

/** Default English messages of the dialog; quoted texts are those of specification 1, sections 2, 5 and 8. */
export const en: LoginMessages = {
  heading: (step) => headings[step],
  close: 'Close',
  prompt: ({ kind }) => prompts[kind],
  detailsPrompt: 'Welcome! Tell us who the gift is from.',
  detailsPromptProven: 'Welcome! Tell us who the gift is from, and you’re done.',
  otpPrompt: (by) =>
    by === 'email'
      ? `Check your email: we sent a ${otpLength} digit code.`
      : `Check your messages: we sent a ${otpLength} digit code.`,
  numberPrompt: 'Which mobile number should we send a code to?',
  mobilePrompt:
    'You’re logged in. You can also enter the code we sent to your mobile, so the courier can reach you.',
  loading: 'One moment, please',
  retry: 'Try again',
  email: 'Email',
  emailHint: 'We’ll email you a code to log in. No password needed.',
  submitEmail: 'Continue',
  or: 'or',
  google: 'Continue with Google',
  checkingGoogle: 'Checking with Google',
  issuer: (name) => `Continue with ${name}`,
  checkingIssuer: (name) => `Checking with ${name}`,
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
  otpHint: 'Use the latest code we sent. It’s valid for 10 minutes.',
  submitOtp: 'Verify and continue',
  submitMobile: 'Verify number',
  notNow: 'Not now',
  change: 'Change',
  changeEmail: 'Change email',
  changeNumber: 'Change mobile number',
  notReceived: (by) =>
    by === 'email' ? 'No email yet? Check your spam folder.' : 'No message yet? It can take a minute.',
  resend: 'Resend code',
  sendToMobile: (maskedMobile) => `Send it to my mobile ${maskedMobile} instead`,
  sendToEmail: 'Send it to my email instead',
  resendIn: (seconds) => `in ${seconds} s`,
  resent: 'A new code is on its way.',
  mayResend: 'You can request another code now.',
  emailError: { missing: 'Email field is required', malformed: 'Email is invalid' },
  nameError: { missing: 'This field is required', malformed: 'Please enter valid name' },
  mobileError: { malformed: 'Please enter a valid mobile number' },
  otpError: {
    missing: 'OTP field is required',
    emptied: 'Enter OTP Number',
    malformed: `Enter ${otpLength} digit OTP number`,
  },
  failure: (failure, by, issuer = 'Google') => {
    switch (failure.kind) {
      case 'refused':
        if (failure.code === 'otp_wrong' && by === 'mobile') return wrongMobileOtp
        return issuerRefusals[failure.code]?.(issuer) ?? refusals[failure.code] ?? failure.message
      case 'network':
      case 'invalidResponse':
      case 'encryption':
        return 'Something went wrong. Please try after sometime or refresh the page.'
      case 'googleRefused':
        return `${issuer} couldn’t log you in. Please try again, or continue with your email.`
    }
  },
}

const headings: Readonly<Record<Exclude<LoginStepName, 'closed'>, string>> = {
  email: 'Hello!',
  details: 'You’re new here',
  otp: 'Enter your code',
  number: 'Add your mobile number',
  mobile: 'Verify your mobile number',
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
  otp_wrong: 'That code is incorrect. Please check your latest email.',
  otp_expired: 'That code has expired. Please request a new one.',
  otp_locked: 'Too many incorrect codes. Please request a new one.',
  otp_limit: 'You’ve requested too many codes. Please wait a while and try again.',
  otp_wait: 'Please wait a moment before requesting another code.',
}

const issuerRefusals: Readonly<Record<string, (issuer: string) => string>> = {
  google_expired: (issuer) => `That took ${issuer} too long. Please try again, or continue with your email.`,
  google_other: (issuer) =>
    `Another ${issuer} account belongs to this email. Please continue with your email.`,
}

const wrongMobileOtp = 'That code is incorrect. Please check your latest message.'
