import { createProductPart } from '../../../react/createProductPart.ts'
import { useBelowTheFoldMessages } from '../../../react/useBelowTheFoldMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { Disclosure } from '../../Disclosure/Disclosure.tsx'
import { PriceBreakupTable } from '../../PriceBreakupTable/PriceBreakupTable.tsx'
import { ComboGifts } from '../ComboGifts/ComboGifts.tsx'
import { KeyPoints } from '../KeyPoints/KeyPoints.tsx'
import { List } from '../List/List.tsx'
import styles from './ProductInfo.module.css'

/** Renders contents, description and care of the product in an accordion (specification 2, section 2). */
export const ProductInfo = createProductPart((slots) => slots.info, OwnProductInfo)

function OwnProductInfo() {
  const { product } = useProduct()
  const words = useBelowTheFoldMessages()
  const { contains, careTips, keyPoints, disclaimer, disclaimerAbroad = [] } = product
  const description = product.description.trim()
  return (
    <section className={styles.info} aria-label={words.details}>
      <ComboGifts />
      {contains.length > 0 && (
        <Disclosure title={words.contains} open>
          <List entries={contains} />
        </Disclosure>
      )}
      {(description !== '' || product.priceParts.length > 0) && (
        <Disclosure title={words.description} open={contains.length === 0}>
          {description !== '' && <p className={styles.text}>{description}</p>}
          <PriceBreakupTable messages={words} />
        </Disclosure>
      )}
      {keyPoints.length > 0 && (
        <Disclosure title={words.keyPoints} open>
          <KeyPoints points={keyPoints} />
        </Disclosure>
      )}
      {careTips.length > 0 && (
        <Disclosure title={words.care} open={contains.length === 0 && description === ''}>
          <List entries={careTips} />
        </Disclosure>
      )}
      {disclaimer.length > 0 && (
        <Disclosure title={words.disclaimer} labels={{ more: words.showMore, less: words.showLess }}>
          <List entries={disclaimer} />
        </Disclosure>
      )}
      {disclaimerAbroad.length > 0 && (
        <Disclosure title={words.disclaimerAbroad} open>
          <List entries={disclaimerAbroad} />
        </Disclosure>
      )}
      <p className={styles.sku}>
        {words.sku} <span className={styles.number}>{product.sku.toUpperCase()}</span>
      </p>
    </section>
  )
}
