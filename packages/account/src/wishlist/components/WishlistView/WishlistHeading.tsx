import { createWishlistPart } from '../../react/createWishlistPart.ts'
import type { WishlistHeadingProps } from '../../react/WishlistSlots.ts'
import styles from './WishlistView.module.css'

/** Renders the heading of the favorites page, with their number. */
export const WishlistHeading = createWishlistPart((slots) => slots.heading, OwnWishlistHeading)

function OwnWishlistHeading({ count, headingRef, messages }: WishlistHeadingProps) {
  return (
    <header className={styles.head}>
      <h1 ref={headingRef} className={styles.heading} tabIndex={-1}>
        {messages.heading}
      </h1>
      {count > 0 && <p className={styles.count}>{messages.count(count)}</p>}
    </header>
  )
}
