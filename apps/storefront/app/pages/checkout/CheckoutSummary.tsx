import type { Cart, CartClient, CartLine } from '@store/api-client/contract/cart'
import { formatPrice, inr } from '@store/api-client/contract/rules/formatPrice'
import { formatTotals } from '@store/api-client/contract/rules/formatTotals'
import { Image, Link } from '@store/ui'
import { checkoutMessages } from '#messages/checkoutMessages.ts'
import { locale } from '#messages/language.ts'
import { useCurrency } from '../../composition/currency/CurrencyProvider.tsx'
import { hrefs } from '../../composition/hrefs.ts'
import styles from './checkout.module.css'
import { useCartForPincode } from './useCartForPincode.ts'

/** Props of `CheckoutSummary`. */
export interface CheckoutSummaryProps {
  readonly cart: Cart
  /** Loads the cart for the typed pincode. */
  readonly list: CartClient['list']
}

/** Renders the order summary: lines, prices and totals. The payment is in rupees, whatever the display currency. */
export function CheckoutSummary({ cart: loaded, list }: CheckoutSummaryProps) {
  const currency = useCurrency()
  const { cart, pincode } = useCartForPincode(loaded, list)
  const bill = formatTotals(cart, inr)
  const wanted = cart.lines.filter(({ isDeclined }) => !isDeclined)
  const costOf = (line: CartLine) => {
    if (line.isFree) return checkoutMessages.free
    const cost = bill.lines.get(line.id)
    return cost && cost.quantity > 0 ? cost.total : undefined
  }
  const combos = new Map(wanted.flatMap(({ combo }) => (combo ? [[combo.id, combo] as const] : [])))
  return (
    <div className={styles.summary}>
      <ul className={styles.lines}>
        {wanted.map((line) => (
          <li key={line.id} className={styles.line}>
            <Image className={styles.picture} src={line.pictureSrc} width={64} height={64} alt="" />
            <div className={styles.about}>
              <p className={styles.name}>{line.title}</p>
              <p className={styles.quiet}>{checkoutMessages.quantity(line.quantity)}</p>
              {line.attributes.map(
                (attribute) =>
                  attribute.kind !== 'picture' &&
                  attribute.text !== '' && (
                    <p key={attribute.id} className={styles.quiet}>
                      {attribute.label}: {attribute.text}
                    </p>
                  ),
              )}
              {(line.deliveryText !== '' || pincode !== undefined) && (
                <p className={styles.arrival}>{line.deliveryText || checkoutMessages.undeliverable}</p>
              )}
            </div>
            <p className={styles.cost}>{costOf(line)}</p>
          </li>
        ))}
        {[...combos.values()].map(({ id, title }) => (
          <li key={id} className={styles.line}>
            <p className={styles.combo}>{checkoutMessages.combo(title)}</p>
            <p className={styles.cost}>{bill.lines.get(id)?.total}</p>
          </li>
        ))}
      </ul>
      <dl className={styles.bill}>
        {cart.rows.map(({ kind, label, amount }, place) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.amount}>
              {amount === 0 && kind !== 'items'
                ? checkoutMessages.free
                : (bill.rows[place] ?? checkoutMessages.later)}
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{checkoutMessages.total}</dt>
          <dd className={styles.amount}>{formatPrice(cart.total, inr, locale)}</dd>
        </div>
      </dl>
      {cart.saving > 0 && <p className={styles.saving}>{checkoutMessages.saving(bill.saving)}</p>}
      {currency.rate !== 1 && (
        <p className={styles.quiet}>
          {checkoutMessages.inRupees(
            formatPrice(cart.total, inr, locale),
            formatPrice(cart.total, currency, locale),
          )}
        </p>
      )}
      <Link className={styles.back} href={hrefs.cart()}>
        {checkoutMessages.backToCart}
      </Link>
    </div>
  )
}
