import { Modal } from '@store/ui/modal'
import { useProduct } from '../../react/useProduct.ts'
import { PriceTable } from '../PriceTable/PriceTable.tsx'
import type { ProductDialogProps } from './ProductDialogProps.ts'

/** Renders the parts of the price and their total. */
export function PriceBreakupDialog(dialog: ProductDialogProps) {
  const { messages } = useProduct()
  return (
    <Modal {...dialog} title={messages.priceBreakup} closeLabel={messages.close}>
      <PriceTable messages={messages} />
    </Modal>
  )
}
