import { Skeleton } from '../Skeleton/Skeleton.tsx'
import styles from './CarouselSkeleton.module.css'

/** Skeleton of a product card: its picture, title and price. */
export function CarouselSkeleton() {
  return (
    <span className={styles.bone}>
      <Skeleton shape="block" ratio="1/1" />
      <Skeleton shape="lines" lines={2} />
    </span>
  )
}
