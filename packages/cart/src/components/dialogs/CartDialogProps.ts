/** What each dialog that asks takes. */
export interface CartDialogProps {
  /** Finds what gets focus once a line or combo is gone: the button that opened the dialog has gone with it. */
  readonly findFocus: (id: string) => HTMLElement | null
}
