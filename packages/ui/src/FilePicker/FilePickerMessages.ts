/** Every word of a {@link FilePicker} that is not its caller's own. */
export interface FilePickerMessages {
  /** What a press on the field does. */
  readonly choose: string
  /** That a file may be dropped as well; shown where there is a mouse. */
  readonly drop: string
  /** While the file travels. */
  readonly uploading: string
  /** How much of it has arrived, 0 to 100. */
  readonly percent: (percent: number) => string
  /** Beside the check mark. */
  readonly uploaded: string
  /** Announced when the file of this name has arrived. */
  readonly arrived: (name: string) => string
  /** Beside a file that did not arrive. */
  readonly notUploaded: string
  /** Button that calls a file on its way off. @default there is none */
  readonly cancel?: string | undefined
  /** Button that sends the same file once more. */
  readonly retry: string
  /** Button that takes the file of this name away. */
  readonly remove: (name: string) => string
}
