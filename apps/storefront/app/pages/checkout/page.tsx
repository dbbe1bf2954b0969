import { ReceiverForm, ReceiverProvider } from '@store/account'
import '@store/account/styles.css'
import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import { useCurrency } from '../../composition/CurrencyProvider.tsx'
import { createReceiver } from '../../composition/createReceiver.ts'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import styles from './checkout.module.css'
import { checkoutWords } from './checkoutWords.ts'

/** The receiver step: who receives the gift and where, beside what is ordered. */
export const page = definePage<PageData['checkout']>({
  open: async (stores, { cart, orderKey, saved }) => (
    <ReceiverProvider store={createReceiver(stores, cart, orderKey, saved)}>
      <div className="inset">
        <h1 className={styles.title}>{checkoutWords.title}</h1>
        <ReceiverForm summary={<Summary cart={cart} />} />
      </div>
    </ReceiverProvider>
  ),
})

function Summary({ cart }: Pick<PageData['checkout'], 'cart'>) {
  const currency = useCurrency()
  const wanted = cart.lines.filter(({ isDeclined }) => !isDeclined)
  return (
    <div className={styles.summary}>
      <ul className={styles.lines}>
        {wanted.map((line) => (
          <li key={line.id} className={styles.line}>
            <img className={styles.picture} src={line.pictureSrc} width={64} height={64} alt="" />
            <div>
              <p className={styles.name}>{line.title}</p>
              <p className={styles.quiet}>{checkoutWords.quantity(line.quantity)}</p>
              {line.attributes.map(
                (attribute) =>
                  attribute.kind !== 'picture' &&
                  attribute.text !== '' && (
                    <p key={attribute.id} className={styles.quiet}>
                      {attribute.label}: {attribute.text}
                    </p>
                  ),
              )}
              {line.deliveryText !== '' && <p className={styles.quiet}>{line.deliveryText}</p>}
            </div>
          </li>
        ))}
      </ul>
      <dl className={styles.bill}>
        {cart.rows.map(({ label, amount }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.amount}>
              {amount === 'later' ? checkoutWords.later : formatPrice(amount)}
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{checkoutWords.total}</dt>
          <dd className={styles.amount}>{formatPrice(cart.total)}</dd>
        </div>
      </dl>
      {currency.rate !== 1 && (
        <p className={styles.quiet}>
          {checkoutWords.inRupees(formatPrice(cart.total), formatPrice(cart.total, currency))}
        </p>
      )}
      <a className={styles.back} href={hrefs.cart()}>
        {checkoutWords.backToCart}
      </a>
    </div>
  )
}
