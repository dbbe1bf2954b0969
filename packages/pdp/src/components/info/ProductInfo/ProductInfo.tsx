import { useProduct } from '../../../react/useProduct.ts'
import { Fold } from '../../Fold/Fold.tsx'
import { List } from '../List/List.tsx'
import styles from './ProductInfo.module.css'

/** What the box holds, what it is and how to keep it, one below the other to open (specification 2, section 2). */
export function ProductInfo() {
  const {
    state: { product },
    messages,
  } = useProduct()
  const { contains, description, careTips, disclaimer } = product
  return (
    <section className={styles.info} aria-label={messages.details}>
      {contains.length > 0 && (
        <Fold title={messages.contains} open>
          <List entries={contains} />
        </Fold>
      )}
      {description.trim() !== '' && (
        <Fold title={messages.description} open={contains.length === 0}>
          <p className={styles.text}>{description}</p>
        </Fold>
      )}
      {careTips.length > 0 && (
        <Fold title={messages.care} open={contains.length === 0 && description.trim() === ''}>
          <List entries={careTips} />
        </Fold>
      )}
      {disclaimer.length > 0 && (
        <Fold title={messages.disclaimer} words={{ more: messages.showMore, less: messages.showLess }}>
          <List entries={disclaimer} />
        </Fold>
      )}
      <p className={styles.sku}>
        {messages.sku} <span className={styles.number}>{product.sku.toUpperCase()}</span>
      </p>
    </section>
  )
}
