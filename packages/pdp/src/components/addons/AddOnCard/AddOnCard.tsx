import type { AddOnItem } from '@store/api-client/contract/catalogue'
import { Picture, Price } from '@store/ui'
import { useAddOnMessages } from '../../../react/useAddOnMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import type { AddOnPanelState } from '../../../store/AddOnPanelState.ts'
import styles from './AddOnCard.module.css'
import { AddOnControls } from './AddOnControls.tsx'

/** Props of `AddOnCard`. */
export interface AddOnCardProps {
  readonly item: AddOnItem
  readonly panel: AddOnPanelState
  /**
   * Heading level of the card: one below the heading of its group, or below the panel's heading where groups are tabs.
   */
  readonly headingLevel: 3 | 4
}

/** Renders an add-on with its ribbon and its contents (specification 2, section 3, "Add-on item"). */
export function AddOnCard({ item, panel, headingLevel }: AddOnCardProps) {
  const { priceOf, messages } = useProduct()
  const words = useAddOnMessages()
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          src={item.pictureSrc}
          width={400}
          height={400}
          alt={item.pictureAlt}
          errorText={words.pictureFailed}
        />
        {item.ribbon && <span className={styles.ribbon}>{item.ribbon}</span>}
      </div>
      <Heading className={styles.title}>{item.title}</Heading>
      <Price
        amount={priceOf(item.price)}
        listAmount={item.listPrice > item.price ? priceOf(item.listPrice) : undefined}
        priceLabel={messages.price}
        listPriceLabel={messages.listPrice}
        size="s"
      />
      {item.bundle.length > 0 && (
        <ul className={styles.bundle} aria-label={words.bundle}>
          {item.bundle.map(({ title, price }) => (
            <li key={title}>
              {title} <span className={styles.part}>{priceOf(price)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.controls}>
        <AddOnControls item={item} panel={panel} />
      </div>
    </article>
  )
}
