import type { LoginStepName } from './LoginState.ts'

/** Trigger of a transition from one step to another. */
export type LoginTransitionTrigger =
  | 'open'
  | 'resumeEmail'
  | 'resumeDetails'
  | 'resumeOtp'
  | 'resumeNumber'
  | 'resumeMobile'
  | 'askNumber'
  | 'userIsNew'
  | 'otpSent'
  | 'changeEmail'
  | 'signedIn'
  | 'mobileSent'
  | 'changeNumber'
  | 'mobileProven'
  | 'close'

/**
 * All transitions between steps (specification 1, section 4). The store makes no others, and README.md contains the
 * same table.
 */
export const loginTransitions = {
  closed: {
    open: 'email',
    resumeEmail: 'email',
    resumeDetails: 'details',
    resumeOtp: 'otp',
    resumeNumber: 'number',
    resumeMobile: 'mobile',
    askNumber: 'number',
  },
  email: {
    open: 'email',
    userIsNew: 'details',
    otpSent: 'otp',
    signedIn: 'closed',
    mobileSent: 'mobile',
    close: 'closed',
  },
  details: {
    open: 'email',
    otpSent: 'otp',
    changeEmail: 'email',
    signedIn: 'closed',
    mobileSent: 'mobile',
    close: 'closed',
  },
  otp: {
    open: 'email',
    otpSent: 'otp',
    changeEmail: 'email',
    signedIn: 'closed',
    mobileSent: 'mobile',
    close: 'closed',
  },
  number: { open: 'email', mobileSent: 'mobile', close: 'closed' },
  mobile: {
    open: 'email',
    mobileSent: 'mobile',
    changeNumber: 'number',
    mobileProven: 'closed',
    close: 'closed',
  },
} as const satisfies Readonly<
  Record<LoginStepName, Readonly<Partial<Record<LoginTransitionTrigger, LoginStepName>>>>
>
