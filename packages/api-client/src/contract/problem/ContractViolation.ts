/** Where a response breaks the contract; without values of the response, so that it can be logged. */
export interface ContractViolation {
  /** Method and path of the call, such as `GET /api/{brand}/fa/cart`. */
  readonly call: string
  /** Path in the response, such as `data.lines.2.qty`; empty for the response as a whole. */
  readonly path: string
  /** What the contract expects there, such as `number` or `>=1`. */
  readonly expected: string
}
