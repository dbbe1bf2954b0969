/** A toast: one short, temporary message. */
export interface ToastItem {
  /** Unique id among all toasts. */
  readonly id: string
  /** Text of the toast. */
  readonly text: string
  /** Kind of toast; an error stays until it is closed. */
  readonly kind: 'success' | 'error' | 'info'
  /**
   * How long the toast stays, in milliseconds.
   * @default 5000
   */
  readonly durationMs?: number | undefined
  /**
   * Whether the toast is visible but not announced, because another element announces the same change better.
   * @default false
   */
  readonly silent?: boolean
}
