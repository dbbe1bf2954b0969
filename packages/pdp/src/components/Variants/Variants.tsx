import { Link, Picture } from '@store/ui'
import { createProductPart } from '../../react/createProductPart.ts'
import { useProduct } from '../../react/useProduct.ts'
import styles from './Variants.module.css'

/**
 * Renders the colours and sizes of a gift: links to the pages of the other variants, with the current one marked
 * (specification 2, section 2).
 */
export const Variants = createProductPart((slots) => slots.variants, OwnVariants)

function OwnVariants() {
  const { product, messages } = useProduct()
  return product.variants.map(({ kind, heading, entries }) => (
    <div key={kind} className={styles.group}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.entries}>
        {entries.map(({ id, name, href, picture: { alt, ...file }, isOutOfStock }) => (
          <li key={id}>
            <Link className={styles.link} href={href} aria-current={id === product.id ? 'page' : undefined}>
              {kind === 'color' && (
                <span className={styles.picture}>
                  <Picture {...file} sizes="48px" alt="" errorText={messages.pictureFailed} />
                </span>
              )}
              <span className={styles.name}>
                {name}
                {isOutOfStock && <span className={styles.note}>{messages.outOfStock}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}
