import { Link, Picture, Price } from '@store/ui'
import type { CompactCartLineProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useCartTotals } from '../../react/useCartState.ts'
import styles from './CompactCartLine.module.css'

/** Renders a line in short form, read-only. */
export const CompactCartLine = createCartPart((slots) => slots.compactLine, OwnCompactLine)

function OwnCompactLine({ part, children, act }: CompactCartLineProps) {
  const { messages, price, struckPrice } = useCartServices()
  const isCombo = part.kind === 'combo'
  const shown = isCombo ? part.combo : part.gift.line
  const holds = isCombo ? part.gifts.flatMap(({ line, addOns }) => [line, ...addOns]) : part.gift.addOns
  // Saved lines are not part of the order summary.
  const cost = useCartTotals()?.lines.get(part.id)
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
