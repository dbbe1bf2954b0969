/** Which code is meant, where the browser keeps no cookie that says so. */
export interface OtpChallenge {
  readonly challenge?: string | undefined
}
