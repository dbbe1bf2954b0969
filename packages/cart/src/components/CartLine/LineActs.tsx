import type { CartLine } from '@store/api-client/contract/cart'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { Button } from '@store/ui'
import { QuantityStepper } from '@store/ui/quantity-stepper'
import type { ReactNode } from 'react'
import { useCart } from '../../react/useCart.ts'
import styles from './CartLine.module.css'

interface LineActsProps {
  readonly line: CartLine
  readonly place: 'list' | 'combo' | 'along'
  /** What the host adds. */
  readonly extra: ReactNode
}

/** What can be done with a line: how many, put aside, away. */
export function LineActs({ line, place, extra }: LineActsProps) {
  const { actions, messages } = useCart()
  const { id, title } = line
  const askToRemove = () => actions.askToRemove(id)
  return (
    <div className={styles.acts}>
      {!line.isFree && (
        <QuantityStepper
          value={line.quantity}
          min={quantityLimits.min}
          max={quantityLimits.max}
          names={{
            group: messages.quantityOf(title),
            decrease: messages.decrease(title),
            increase: messages.increase(title),
            value: messages.quantity,
          }}
          limitText={messages.atMost}
          onChange={(next) => actions.setQuantity(id, next)}
          onBelowMin={askToRemove}
        />
      )}
      <div className={styles.quiet}>
        {extra}
        {place === 'list' && !line.isFree && (
          <Button variant="quiet" label={messages.saveNamed(title)} onClick={() => actions.saveForLater(id)}>
            {messages.saveForLater}
          </Button>
        )}
        {line.isFree && (
          <Button
            variant="quiet"
            label={line.isDeclined ? messages.addNamed(title) : messages.removeNamed(title)}
            onClick={() => actions.setFreebie(id, !line.isDeclined)}
          >
            {line.isDeclined ? messages.add : messages.remove}
          </Button>
        )}
        {place !== 'combo' && !line.isFree && (
          <Button variant="quiet" label={messages.removeNamed(title)} hasPopup="dialog" onClick={askToRemove}>
            {messages.remove}
          </Button>
        )}
      </div>
    </div>
  )
}
