import { Button, StickyBar } from '@store/ui'
import { createProductPart } from '../../../react/createProductPart.ts'
import type { BuyBlockProps } from '../../../react/ProductPartProps.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import { ErrorMessage } from '../../ErrorMessage/ErrorMessage.tsx'
import { BuyButtons } from '../BuyButtons/BuyButtons.tsx'
import styles from './BuyBlock.module.css'

/** Renders the buy buttons and their errors (specification 2, section 2). */
export const BuyBlock = createProductPart((slots) => slots.buyBlock, OwnBuyBlock)

function OwnBuyBlock({ place }: BuyBlockProps) {
  const { messages } = useProduct()
  if (place === 'column') {
    return (
      <div className={styles.column}>
        <PurchaseFault />
        <BuyButtons />
      </div>
    )
  }
  return (
    <StickyBar label={messages.buyBar}>
      <div className={styles.bar}>
        <PurchaseFault />
        <BuyButtons />
      </div>
    </StickyBar>
  )
}

function PurchaseFault() {
  const { actions, messages } = useProduct()
  const purchase = useProductState(({ purchase }) => purchase)
  const panel = useProductState(({ panel }) => panel)
  // While the add-on panel is open, the panel shows the error.
  const failed = purchase.kind === 'failed' && !panel ? purchase : undefined
  return (
    <>
      <ErrorMessage text={failed && messages.purchaseFailed(failed.failure)} />
      {failed && failed.failure.kind !== 'refused' && (
        <Button variant="quiet" onClick={() => void actions.buy(failed.button)}>
          {messages.tryAgain}
        </Button>
      )}
    </>
  )
}
