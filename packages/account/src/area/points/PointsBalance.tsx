import { createPointsPart } from './createPointsPart.ts'
import styles from './Points.module.css'
import type { PointsBalanceProps } from './PointsSlots.ts'

/** Renders the balance of points and its value in rupees. */
export const PointsBalance = createPointsPart((slots) => slots.balance, OwnPointsBalance)

function OwnPointsBalance({ points, messages }: PointsBalanceProps) {
  return (
    <div className={styles.balance}>
      <p className={styles.quiet}>{messages.balance}</p>
      <p className={styles.figure}>{messages.count(points.balance)}</p>
      {points.balance > 0 && <p className={styles.quiet}>{messages.worth(points.balance)}</p>}
    </div>
  )
}
