/** Result of a command. */
export interface CommandResult {
  readonly text: string
  /** Whether the command succeeded. */
  readonly isSuccess: boolean
}
