/** Id of the code, for browsers that store no cookie for it. */
export interface OtpChallenge {
  readonly challenge?: string | undefined
}
