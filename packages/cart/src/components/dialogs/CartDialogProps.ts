/** Props of each cart dialog. */
export interface CartDialogProps {
  /**
   * Returns the element that gets focus once a line or combo is gone: the button that opened the dialog is gone
   * too.
   */
  readonly findFocus: (id: string) => HTMLElement | null
}
