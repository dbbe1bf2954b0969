import { Shimmer } from '../Shimmer/Shimmer.tsx'
import styles from './CarouselBone.module.css'

/** The shape of a product that comes: its picture, its title, its price. */
export function CarouselBone() {
  return (
    <span className={styles.bone}>
      <Shimmer shape="block" ratio="1/1" />
      <Shimmer shape="lines" lines={2} />
    </span>
  )
}
