import { Button, StickyBar } from '@store/ui'
import { useProduct } from '../../../react/useProduct.ts'
import { useProductState } from '../../../react/useProductState.ts'
import { ErrorMessage } from '../../ErrorMessage/ErrorMessage.tsx'
import { BuyButtons } from '../BuyButtons/BuyButtons.tsx'
import styles from './BuyBlock.module.css'

/** Props of `BuyBlock`. */
export interface BuyBlockProps {
  /** In the buying column from 768 px on, or in the bar at the bottom of a phone's screen. */
  readonly place: 'column' | 'bar'
}

/** Renders the buy buttons and their errors (specification 2, section 2). */
export function BuyBlock({ place }: BuyBlockProps) {
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
  // The panel shows the error itself while it is open.
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
