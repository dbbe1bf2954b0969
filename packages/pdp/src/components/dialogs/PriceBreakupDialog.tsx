import { Modal } from '@store/ui/modal'
import { createProductPart } from '../../react/createProductPart.ts'
import type { ProductDialogProps } from '../../react/ProductPartProps.ts'
import { useProduct } from '../../react/useProduct.ts'
import { PriceBreakupTable } from '../PriceBreakupTable/PriceBreakupTable.tsx'

/** Renders the parts of the price and their total. */
export const PriceBreakupDialog = createProductPart(
  (slots) => slots.priceBreakupDialog,
  OwnPriceBreakupDialog,
)

function OwnPriceBreakupDialog(dialog: ProductDialogProps) {
  const { messages } = useProduct()
  return (
    <Modal {...dialog} title={messages.priceBreakup} closeLabel={messages.close}>
      <PriceBreakupTable messages={messages} />
    </Modal>
  )
}
