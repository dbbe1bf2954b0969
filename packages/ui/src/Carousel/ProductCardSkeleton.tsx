import { Skeleton } from '../Skeleton/Skeleton.tsx'
import styles from './ProductCardSkeleton.module.css'

/** Skeleton of a product card: its picture, title and price. */
export function ProductCardSkeleton() {
  return (
    <span className={styles.bone}>
      <Skeleton shape="block" ratio="1/1" />
      <Skeleton shape="lines" lines={2} />
    </span>
  )
}
