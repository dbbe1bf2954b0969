/** One short message that comes and goes. */
export interface ToastItem {
  /** Its own name among all toasts. */
  readonly id: string
  /** What it says. */
  readonly text: string
  /** What it is about; an error stays until it is closed. */
  readonly kind: 'success' | 'error' | 'info'
  /**
   * How long it stays, in milliseconds.
   * @default 5000
   */
  readonly durationMs?: number | undefined
  /**
   * It is seen but not announced, because something else on the page says it better.
   * @default false
   */
  readonly silent?: boolean
}
