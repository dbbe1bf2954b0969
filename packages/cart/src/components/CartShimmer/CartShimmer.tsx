import { Card, VisuallyHidden } from '@store/ui'
import { Shimmer } from '@store/ui/shimmer'
import { useCart } from '../../react/useCart.ts'
import styles from './CartShimmer.module.css'

/** Stands where the cart will be, in its shape. */
export function CartShimmer() {
  const { messages } = useCart()
  return (
    <div className={styles.columns} aria-busy="true">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Card>
        <div className={styles.lines}>
          <Line />
          <Line />
        </div>
      </Card>
      <Card>
        <div className={styles.bill}>
          <Shimmer shape="lines" lines={4} />
          <Shimmer shape="block" />
        </div>
      </Card>
    </div>
  )
}

function Line() {
  return (
    <div className={styles.line}>
      <Shimmer shape="block" ratio="1/1" />
      <Shimmer shape="lines" lines={4} />
    </div>
  )
}
