import type { DraftStage } from './LoginDraft.ts'

/** Returns whether the visitor is already signed in at a step. */
export const isPastSignIn = ({ step }: DraftStage): boolean =>
  step === 'number' || step === 'mobile' || step === 'signedIn'
