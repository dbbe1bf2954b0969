import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { Button } from '@store/ui'
import { QuantityStepper } from '@store/ui/quantity-stepper'
import type { CartLineControlsProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartContext } from '../../react/useCartContext.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useCartState, useCartTotals } from '../../react/useCartState.ts'
import { CartLinePrice } from '../CartLinePrice/CartLinePrice.tsx'
import styles from './CartLine.module.css'

/** Renders the actions of a line (quantity, save for later, remove) beside its price. */
export const CartLineControls = createCartPart((slots) => slots.lineActions, OwnLineActions)

function OwnLineActions({ line, place = 'list', afterPrice, extra }: CartLineControlsProps) {
  const { actions, messages } = useCartServices()
  const totals = useCartTotals()
  const { id, title } = line
  // Not deferred, because the stepper must show a press immediately.
  const { selectCart } = useCartContext()
  const current = useCartState((state) => selectCart(state)?.lines.find((one) => one.id === id)?.quantity)
  const quantity = current ?? line.quantity
  const askToRemove = () => actions.openRemoveDialog(id)
  // Lines in complete combos show no price of their own, because the combo shows it.
  const hasCost = place !== 'combo' || totals?.lines.get(id)?.quantity !== 0
  return (
    <div className={styles.acts}>
      {!line.isFree && (
        <div className={styles.quantity}>
          <QuantityStepper
            value={quantity}
            min={quantityLimits.min}
            max={quantityLimits.max}
            labels={{
              group: messages.quantityOf(title),
              decrease: messages.decrease(title),
              increase: messages.increase(title),
              value: messages.quantity,
            }}
            limitText={messages.atMost}
            onChange={(next) => actions.setQuantity(id, next, quantity)}
            onBelowMin={askToRemove}
          />
        </div>
      )}
      <div className={styles.cost}>
        {hasCost && <CartLinePrice id={id} isFree={line.isFree} size={place === 'list' ? 'm' : 's'} />}
        {afterPrice}
      </div>
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
