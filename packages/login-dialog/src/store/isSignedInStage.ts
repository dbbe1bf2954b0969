import type { ResumableLoginStage } from './LoginDraft.ts'

/** Returns whether the visitor is already signed in at a step. */
export const isSignedInStage = ({ step }: ResumableLoginStage): boolean =>
  step === 'number' || step === 'mobile' || step === 'signedIn'
