import { BagIcon, Button, ChevronRightIcon } from '@store/ui'
import { useId } from 'react'
import { useCart } from '../../react/useCart.ts'
import { bestCategories } from '../../store/bestCategories.ts'
import styles from './EmptyCart.module.css'

/** A cart without lines, and where to find some (specification 1, section 2, "Empty-cart view"). */
export function EmptyCart() {
  const { messages, hrefs } = useCart()
  const headingId = useId()
  return (
    <div className={styles.empty}>
      <div className={styles.hello}>
        <span className={styles.bag}>
          <BagIcon />
        </span>
        <p className={styles.text}>{messages.empty}</p>
        <Button href={hrefs.home()} size="l">
          {messages.continueShopping}
        </Button>
      </div>
      <nav className={styles.categories} aria-labelledby={headingId}>
        <h2 className={styles.heading} id={headingId}>
          {messages.categoriesHeading}
        </h2>
        <ul className={styles.tiles}>
          {bestCategories.map((slug) => (
            <li key={slug}>
              <a className={styles.tile} href={hrefs.category(slug)}>
                {messages.categories[slug]}
                <ChevronRightIcon size="s" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
