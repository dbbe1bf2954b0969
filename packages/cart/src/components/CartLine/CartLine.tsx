import type { CartLine as Line } from '@store/api-client/contract/cart'
import { Picture, Price } from '@store/ui'
import { useContext } from 'react'
import { useCart } from '../../react/useCart.ts'
import { LineDetails } from '../LineDetails/LineDetails.tsx'
import { SlotsContext } from '../slots/SlotsContext.ts'
import styles from './CartLine.module.css'
import { LineActs } from './LineActs.tsx'

/** What {@link CartLine} takes. */
export interface CartLineProps {
  /** The line as it is shown. */
  readonly line: Line
  /** Add-ons and free lines that go along with it, shown smaller below it. @default none */
  readonly along?: readonly Line[]
  /** Where it stands: by itself, among the lines of a combo, or along with a gift. @default 'list' */
  readonly place?: 'list' | 'combo' | 'along'
  /** The gift it goes along with; when it arrives is not said twice. */
  readonly gift?: Line
}

/** One gift in the cart: what it is, what was chosen for it, when it arrives, how many, and a way out. */
export function CartLine({ line, along = [], place = 'list', gift }: CartLineProps) {
  const { actions, messages, price, struckPrice } = useCart()
  const slots = useContext(SlotsContext).line
  const given = { line, actions }
  const Title = place === 'list' ? 'h3' : 'h4'
  const footer = slots?.footer?.(given)
  return (
    <li className={styles.line} data-place={place} data-declined={line.isDeclined || undefined}>
      <div className={styles.picture}>
        <Picture src={line.pictureSrc} width={400} height={400} alt="" errorText={messages.pictureFailed} />
      </div>
      <div className={styles.about}>
        <Title className={styles.title}>
          <a href={line.href}>{line.title}</a>
        </Title>
        {slots?.afterTitle?.(given)}
        {line.expressTitle && <p className={styles.badge}>{line.expressTitle}</p>}
        <Price
          size={place === 'along' ? 's' : 'm'}
          amount={line.isFree ? messages.free : price(line.price)}
          listAmount={struckPrice(line.price, line.listPrice)}
          listPriceLabel={messages.listPrice}
        />
        {slots?.afterPrice?.(given)}
        {line.isDeclined && <p className={styles.declined}>{messages.declined}</p>}
        <LineDetails line={line} hidesDelivery={gift?.deliveryText === line.deliveryText} />
        {slots?.meta?.(given)}
      </div>
      <LineActs line={line} place={place} extra={slots?.actions?.(given)} />
      {footer && <div className={styles.footer}>{footer}</div>}
      {along.length > 0 && (
        <ul className={styles.along}>
          {along.map((other) => (
            <CartLine key={other.id} line={other} place="along" gift={line} />
          ))}
        </ul>
      )}
    </li>
  )
}
