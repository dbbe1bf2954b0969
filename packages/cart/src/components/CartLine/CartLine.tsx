import type { CartLine as Line } from '@store/api-client/contract/cart'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { Button, Picture, Price, QuantityStepper } from '@store/ui'
import { useCart } from '../../react/useCart.ts'
import styles from './CartLine.module.css'

/** What {@link CartLine} takes. */
export interface CartLineProps {
  /** The line as it is shown. */
  readonly line: Line
}

/** One gift in the cart: what it is, when it arrives, how many, and a way out. */
export function CartLine({ line }: CartLineProps) {
  const { actions, messages, price, struckPrice } = useCart()
  const { id, title, quantity } = line
  const names = {
    group: messages.quantityOf(title),
    decrease: messages.decrease(title),
    increase: messages.increase(title),
    value: messages.quantity,
  }
  const askToRemove = () => actions.askToRemove(id)
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        <Picture src={line.pictureSrc} width={400} height={400} alt="" errorText={messages.pictureFailed} />
      </div>
      <div className={styles.about}>
        <h3 className={styles.title}>
          <a href={line.href}>{title}</a>
        </h3>
        <Price
          amount={price(line.price)}
          listAmount={struckPrice(line.price, line.listPrice)}
          listPriceLabel={messages.listPrice}
        />
        {line.deliveryText && <p className={styles.delivery}>{line.deliveryText}</p>}
      </div>
      <div className={styles.acts}>
        <QuantityStepper
          value={quantity}
          min={quantityLimits.min}
          max={quantityLimits.max}
          names={names}
          limitText={messages.atMost}
          onChange={(next) => actions.setQuantity(id, next)}
          onBelowMin={askToRemove}
        />
        <span className={styles.remove}>
          <Button variant="quiet" label={messages.removeNamed(title)} hasPopup="dialog" onClick={askToRemove}>
            {messages.remove}
          </Button>
        </span>
      </div>
    </li>
  )
}
