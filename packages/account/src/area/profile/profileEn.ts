import { otpLength } from '@store/api-client/contract/rules/parseOtp'
import { phoneCountries } from '../section/phoneCountries.ts'
import type { ProfileMessages } from './ProfileMessages.ts'

const failed = 'Something went wrong, Please try again...'

/** Messages of the profile in English; quoted texts are those of specification 1, sections 5 and 8. */
export const profileEn: ProfileMessages = {
  heading: 'Profile',
  title: 'Title',
  titleOption: (title) => title,
  name: 'Full name',
  noName: 'No name yet',
  email: 'Email',
  emailNote: 'You log in with it, so it can’t be changed.',
  mobile: 'Mobile number',
  noMobile: 'No number yet',
  proven: 'Verified',
  notProven: 'Not verified yet',
  edit: 'Edit name',
  save: 'Save',
  saved: 'Your profile is saved.',
  nameError: (fault) => {
    switch (fault.kind) {
      case 'required':
        return 'This field is required'
      case 'malformed':
        return 'Please enter valid name'
      case 'tooLong':
        return 'This is too long'
      case 'refused':
        return fault.message
    }
  },
  error: (message) => message || failed,
  prove: 'Verify number',
  changeMobile: 'Change number',
  addMobile: 'Add a number',
  countryCode: 'Country code of the mobile number',
  countries: phoneCountries,
  mobileHint: 'We’ll send a code to make sure the courier can reach you.',
  sendCode: 'Send code',
  codeSent: (number) => `We sent a ${otpLength} digit code to ${number}.`,
  otp: 'One-time password (OTP)',
  otpHint: 'Use the latest code we sent. It’s valid for 10 minutes.',
  verify: 'Verify number',
  resend: 'Resend code',
  resendIn: (seconds) => `in ${seconds} s`,
  mobileError: (fault) => {
    switch (fault.kind) {
      case 'mobile':
        return 'Please enter a valid mobile number'
      case 'otp':
        return `Enter ${otpLength} digit OTP number`
      case 'otpMissing':
        return 'OTP field is required'
      case 'refused':
        return refusals[fault.code] ?? (fault.message || failed)
    }
  },
  mobileProven: 'Your number is verified.',
}

const refusals: Readonly<Record<string, string>> = {
  otp_wrong: 'That code is incorrect. Please check your latest message.',
  otp_expired: 'That code has expired. Please request a new one.',
  otp_locked: 'Too many incorrect codes. Please request a new one.',
  otp_limit: 'You’ve requested too many codes. Please wait a while and try again.',
  otp_wait: 'Please wait a moment before requesting another code.',
}
