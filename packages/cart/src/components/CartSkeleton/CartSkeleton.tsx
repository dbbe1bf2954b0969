import { Card, VisuallyHidden } from '@store/ui'
import { Skeleton } from '@store/ui/skeleton'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import styles from './CartSkeleton.module.css'

/** Renders the skeleton of the cart. */
export const CartSkeleton = createCartPart((slots) => slots.skeleton, OwnCartSkeleton)

function OwnCartSkeleton() {
  const { messages } = useCartServices()
  return (
    <div className={styles.container} aria-busy="true">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <div className={styles.columns}>
        <Card>
          <div className={styles.lines}>
            <Line />
            <Line />
          </div>
        </Card>
        <Card>
          <div className={styles.bill}>
            <Skeleton shape="lines" lines={4} />
            <Skeleton shape="block" />
          </div>
        </Card>
      </div>
    </div>
  )
}

function Line() {
  return (
    <div className={styles.line}>
      <Skeleton shape="block" ratio="1/1" />
      <Skeleton shape="lines" lines={4} />
    </div>
  )
}
