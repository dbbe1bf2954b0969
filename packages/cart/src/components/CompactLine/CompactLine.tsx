import { Link, Picture, Price } from '@store/ui'
import type { ReactNode } from 'react'
import { useCart } from '../../react/useCart.ts'
import type { ArrangedItem } from '../arranged/arrangeLines.ts'
import styles from './CompactLine.module.css'

/** Props of {@link CompactLine}. */
export interface CompactLineProps {
  /** A gift or a combo, with its add-ons. */
  readonly part: ArrangedItem
  /** Content below its price. */
  readonly children?: ReactNode
  /** Its actions. */
  readonly act?: ReactNode
}

/** Renders a line in short form, read-only. */
export function CompactLine({ part, children, act }: CompactLineProps) {
  const { messages, totals, price, struckPrice } = useCart()
  const isCombo = part.kind === 'combo'
  const shown = isCombo ? part.combo : part.gift.line
  const holds = isCombo ? part.gifts.flatMap(({ line, addOns }) => [line, ...addOns]) : part.gift.addOns
  // Saved lines are not part of the order summary.
  const cost = totals?.lines.get(part.id)
  const wanted = holds.filter(({ isDeclined }) => !isDeclined)
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture src={shown.pictureSrc} width={400} height={400} alt="" errorText={messages.pictureFailed} />
      </div>
      <div className={styles.about}>
        <h3 className={styles.title}>
          <Link className={styles.link} href={shown.href}>
            {shown.title}
          </Link>
        </h3>
        <Price
          size="s"
          amount={cost?.total ?? price(shown.price)}
          listAmount={cost ? cost.listTotal : struckPrice(shown.price, shown.listPrice)}
          listPriceLabel={messages.listPrice}
        />
        {children}
        {wanted.length > 0 && (
          <ul className={styles.holds} aria-label={messages.contents(shown.title)}>
            {wanted.map(({ id, quantity, title }) => (
              <li className={styles.hold} key={id}>
                {messages.content(title, quantity)}
              </li>
            ))}
          </ul>
        )}
      </div>
      {act && <div className={styles.act}>{act}</div>}
    </li>
  )
}
