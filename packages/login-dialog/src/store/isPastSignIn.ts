import type { DraftStage } from './LoginDraft.ts'

/** Whether somebody is signed in already where the dialog stands. */
export const isPastSignIn = ({ step }: DraftStage): boolean =>
  step === 'number' || step === 'mobile' || step === 'signedIn'
