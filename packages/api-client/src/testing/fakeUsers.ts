import type { FakeUser } from './FakeUser.ts'

const asha = {
  uid: 1,
  email: 'asha@example.com',
  name: 'Asha Rao',
  title: 'Ms.',
  mobile: '9876543210',
  countryCode: '91',
  isVerified: true,
  isMobileVerified: true,
} as const satisfies FakeUser

/** Accounts of the fake shop, named by what distinguishes them. */
export const fakeUsers = {
  /** E-mail address and mobile number are verified. */
  asha,
  /** The mobile number is known, but not verified. */
  ravi: {
    ...asha,
    uid: 2,
    email: 'ravi@example.com',
    name: 'Ravi Menon',
    title: 'Mr.',
    mobile: '9876543211',
    isMobileVerified: false,
  },
  /** No mobile number is known. */
  meera: {
    ...asha,
    uid: 3,
    email: 'meera@example.com',
    name: 'Meera Das',
    mobile: '',
    isMobileVerified: false,
  },
  /** Registered from abroad without verification. */
  nia: {
    ...asha,
    uid: 4,
    email: 'nia@example.com',
    name: 'Nia Evans',
    mobile: '4155550123',
    countryCode: '1',
    isVerified: false,
    isMobileVerified: false,
  },
} as const satisfies Readonly<Record<string, FakeUser>>
