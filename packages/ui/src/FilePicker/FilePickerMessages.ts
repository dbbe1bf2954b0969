/** UI messages of a {@link FilePicker} that do not come from its caller. */
export interface FilePickerMessages {
  /** Label of the action that chooses a file. */
  readonly choose: string
  /** Says that a file can also be dropped; shown on devices with a mouse. */
  readonly drop: string
  /** Shown during the upload. */
  readonly uploading: string
  /** Upload progress, 0 to 100. */
  readonly percent: (percent: number) => string
  /** Text beside the check mark. */
  readonly uploaded: string
  /** Announced when the file with this name has been uploaded. */
  readonly arrived: (name: string) => string
  /** Text beside a file whose upload failed. */
  readonly notUploaded: string
  /** Button that aborts an upload. @default not shown */
  readonly cancel?: string | undefined
  /** Button that uploads the same file again. */
  readonly retry: string
  /** Button that removes the file with this name. */
  readonly remove: (name: string) => string
}
