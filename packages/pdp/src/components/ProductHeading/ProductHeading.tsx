import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { EggBadge, Price, Rating, ShareIcon } from '@store/ui'
import { createProductPart } from '../../react/createProductPart.ts'
import { toPriceProps } from '../../react/toPriceProps.ts'
import { useProduct } from '../../react/useProduct.ts'
import { useProductState } from '../../react/useProductState.ts'
import { useSelectedPrice } from '../../react/useSelectedPrice.ts'
import { getSelectedPrice } from '../../store/getSelectedPrice.ts'
import { isPriceBreakupConsistent } from '../../store/isPriceBreakupConsistent.ts'
import { DeferredSection } from '../belowTheFold/DeferredSection.tsx'
import { DialogButton } from '../dialogs/DialogButton.tsx'
import { loadDialogs } from '../dialogs/loadDialogs.ts'
import styles from './ProductHeading.module.css'

/** Props of `ProductHeading`. */
export interface ProductHeadingProps {
  /** Lazy-loads the dialogs. @default from this package */
  readonly load?: typeof loadDialogs
}

/** Renders the product's name, rating and price (specification 2, section 2). */
export const ProductHeading = createProductPart((slots) => slots.heading, DefaultProductHeading)

/** The package's own heading; with the prop `load`, stories replace the loader of the dialogs. */
export function DefaultProductHeading({ load = loadDialogs }: ProductHeadingProps) {
  const { product, currency, messages } = useProduct()
  const price = useSelectedPrice()
  const { egg, rating } = product
  return (
    <div className={styles.heading}>
      <h1 className={styles.title}>{product.title}</h1>
      {rating && <Rating value={rating.average} text={messages.reviews(rating.average, rating.reviews)} />}
      <div className={styles.price}>
        {product.priceRange ? (
          <DeferredSection part="PriceRange" />
        ) : (
          <Price {...toPriceProps(price, messages, currency)} size="l" />
        )}
        <div className={styles.acts}>
          {isPriceBreakupConsistent(product) && (
            <DialogButton load={() => load().then(({ PriceBreakupDialog }) => PriceBreakupDialog)}>
              {messages.priceBreakup}
            </DialogButton>
          )}
          <DialogButton
            icon={<ShareIcon size="s" />}
            load={() => load().then(({ ShareDialog }) => ShareDialog)}
          >
            {messages.share}
          </DialogButton>
        </div>
      </div>
      <DearerDay />
      {egg && <EggBadge kind={egg} text={messages.egg(egg)} />}
    </div>
  )
}

/** Renders the reason why the chosen day costs more, such as Valentine's Day. */
function DearerDay() {
  const { product, priceOf, messages } = useProduct()
  const day = useProductState(({ day }) => day)
  const price = useProductState((state) => getSelectedPrice({ ...state, day: undefined }).price)
  if (!day?.price || !day.requestedDate || day.price.price <= product.price) return null
  return (
    <p className={styles.dearer}>
      {messages.dearerDay(formatDay(day.requestedDate, messages.locale), priceOf(price))}
    </p>
  )
}
