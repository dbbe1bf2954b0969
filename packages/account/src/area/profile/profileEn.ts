import { phoneCountries } from '../section/phoneCountries.ts'
import type { ProfileMessages } from './ProfileMessages.ts'

const failed = 'Something went wrong, Please try again...'

/** The profile in English; quoted texts are those of specification 1, sections 5 and 8. */
export const profileEn: ProfileMessages = {
  heading: 'Profile',
  title: 'Title',
  titleOption: (title) => title,
  name: 'Full name',
  noName: 'No name yet',
  email: 'Email',
  emailNote: 'You sign in with it, so it stays as it is.',
  mobile: 'Mobile number',
  noMobile: 'No number yet',
  proven: 'Verified',
  notProven: 'Not verified yet',
  edit: 'Edit name',
  save: 'Save',
  saved: 'Your profile is saved.',
  nameFault: (fault) => {
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
  mobileHint: 'We send it a code, so that a courier can be sure of it.',
  sendCode: 'Send code',
  codeSent: (number) => `We sent a 6 digit code to ${number}.`,
  otp: 'One-time password (OTP)',
  otpHint: 'Use the newest code: each new one replaces the last. It is valid for 10 minutes.',
  verify: 'Verify number',
  resend: 'Resend code',
  resendIn: (seconds) => `in ${seconds} s`,
  mobileFault: (fault) => {
    switch (fault.kind) {
      case 'mobile':
        return 'Please enter a valid mobile number'
      case 'otp':
        return 'Enter 6 digit OTP number'
      case 'otpMissing':
        return 'OTP field is required'
      case 'refused':
        return refusals[fault.code] ?? (fault.message || failed)
    }
  },
  mobileProven: 'Your number is verified.',
}

const refusals: Readonly<Record<string, string>> = {
  otp_wrong: 'That code is not right. Please check the newest message.',
  otp_expired: 'That code is no longer valid. Please ask for a new one.',
  otp_locked: 'Too many wrong codes. Please ask for a new one.',
  otp_limit: 'Too many codes were asked for. Please wait a while and try again.',
  otp_wait: 'Please wait a moment before you ask for another code.',
}
