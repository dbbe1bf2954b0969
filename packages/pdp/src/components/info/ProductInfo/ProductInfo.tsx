import { useBelowWords } from '../../../react/useBelowWords.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { Fold } from '../../Fold/Fold.tsx'
import { PriceTable } from '../../PriceTable/PriceTable.tsx'
import { ComboGifts } from '../ComboGifts/ComboGifts.tsx'
import { KeyPoints } from '../KeyPoints/KeyPoints.tsx'
import { List } from '../List/List.tsx'
import styles from './ProductInfo.module.css'

/** What the box holds, what it is and how to keep it, one below the other to open (specification 2, section 2). */
export function ProductInfo() {
  const {
    state: { product },
  } = useProduct()
  const words = useBelowWords()
  const { contains, careTips, keyPoints, disclaimer, disclaimerAbroad = [] } = product
  const description = product.description.trim()
  return (
    <section className={styles.info} aria-label={words.details}>
      <ComboGifts />
      {contains.length > 0 && (
        <Fold title={words.contains} open>
          <List entries={contains} />
        </Fold>
      )}
      {(description !== '' || product.priceParts.length > 0) && (
        <Fold title={words.description} open={contains.length === 0}>
          {description !== '' && <p className={styles.text}>{description}</p>}
          <PriceTable words={words} />
        </Fold>
      )}
      {keyPoints.length > 0 && (
        <Fold title={words.keyPoints} open>
          <KeyPoints points={keyPoints} />
        </Fold>
      )}
      {careTips.length > 0 && (
        <Fold title={words.care} open={contains.length === 0 && description === ''}>
          <List entries={careTips} />
        </Fold>
      )}
      {disclaimer.length > 0 && (
        <Fold title={words.disclaimer} words={{ more: words.showMore, less: words.showLess }}>
          <List entries={disclaimer} />
        </Fold>
      )}
      {disclaimerAbroad.length > 0 && (
        <Fold title={words.disclaimerAbroad} open>
          <List entries={disclaimerAbroad} />
        </Fold>
      )}
      <p className={styles.sku}>
        {words.sku} <span className={styles.number}>{product.sku.toUpperCase()}</span>
      </p>
    </section>
  )
}
