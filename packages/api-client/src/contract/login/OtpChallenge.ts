/** Identifies the code when the browser stores no cookie for it. */
export interface OtpChallenge {
  readonly challenge?: string | undefined
}
