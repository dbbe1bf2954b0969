import type { LoginStep } from './LoginState.ts'

/** What moves the dialog from one step to the next. */
export type LoginMove = 'open' | 'userIsNew' | 'otpSent' | 'changeEmail' | 'signedIn' | 'close'

/** Every way from step to step (specification 1, section 4); the store goes no other, and README.md shows the same. */
export const transitions = {
  closed: { open: 'email' },
  email: { open: 'email', userIsNew: 'details', otpSent: 'otp', close: 'closed' },
  details: { open: 'email', otpSent: 'otp', changeEmail: 'email', close: 'closed' },
  otp: { open: 'email', otpSent: 'otp', changeEmail: 'email', signedIn: 'closed', close: 'closed' },
} as const satisfies Readonly<Record<LoginStep, Readonly<Partial<Record<LoginMove, LoginStep>>>>>
