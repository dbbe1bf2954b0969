/** Props of every dialog of the product page. */
export interface ProductDialogProps {
  /** Whether it is open. */
  readonly open: boolean
  /** Called when the shopper closes it. */
  readonly onClose: () => void
}
