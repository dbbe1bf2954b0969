/** A code entry point of a published package. */
export interface EntryPoint {
  /** The path behind the package's name, `.` for the root. */
  readonly path: string
  /** The module it leads to. */
  readonly file: string
}
