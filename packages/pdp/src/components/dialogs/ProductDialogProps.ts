/** What every dialog of the product page takes. */
export interface ProductDialogProps {
  /** Whether it is shown. */
  readonly open: boolean
  /** Called when the shopper leaves it. */
  readonly onClose: () => void
}
