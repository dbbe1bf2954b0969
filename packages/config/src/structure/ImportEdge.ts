/** One file importing another, both as paths from the root with forward slashes. */
export interface ImportEdge {
  readonly from: string
  readonly to: string
}
