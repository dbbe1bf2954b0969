import { ReceiverForm, ReceiverProvider } from '@store/account'
import '@store/account/styles.css'
import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import { words } from '../../words.ts'
import styles from './checkout.module.css'

/** The receiver step: who receives the gift and where, beside what is ordered. */
export const page = definePage<PageData['checkout']>({
  open: async (stores, { cart, orderKey }) => (
    <ReceiverProvider store={await stores.receiver(cart, orderKey)}>
      <div className="inset">
        <h1 className={styles.title}>{words.checkoutTitle}</h1>
        <ReceiverForm summary={<Summary cart={cart} />} />
      </div>
    </ReceiverProvider>
  ),
})

function Summary({ cart }: Pick<PageData['checkout'], 'cart'>) {
  return (
    <div className={styles.summary}>
      <ul className={styles.lines}>
        {cart.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <img className={styles.picture} src={line.pictureSrc} width={64} height={64} alt="" />
            <div>
              <p className={styles.name}>{line.title}</p>
              <p className={styles.quiet}>{words.quantity(line.quantity)}</p>
              {line.deliveryText !== '' && <p className={styles.quiet}>{line.deliveryText}</p>}
            </div>
          </li>
        ))}
      </ul>
      <dl className={styles.bill}>
        {cart.rows.map(({ label, amount }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd className={styles.amount}>{formatPrice(amount)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{words.total}</dt>
          <dd className={styles.amount}>{formatPrice(cart.total)}</dd>
        </div>
      </dl>
      <a className={styles.back} href={hrefs.cart()}>
        {words.backToCart}
      </a>
    </div>
  )
}
