/** Which code is meant, where the browser keeps no cookie that says so. */
export interface CodeChallenge {
  readonly challenge?: string | undefined
}
