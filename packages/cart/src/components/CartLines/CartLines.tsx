import type { OptimisticCartProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useDeferredCartState } from '../../react/useCartState.ts'
import { applyChange, type EditableCart } from '../../store/applyChange.ts'
import { groupLinesByDelivery } from '../../store/groupLinesByDelivery.ts'
import { CartLineGroup } from './CartLineGroup.tsx'
import styles from './CartLines.module.css'

/**
 * Renders the lines, grouped by delivery type and by country; removed lines keep their position while they can be
 * restored.
 */
export const CartLines = createCartPart((slots) => slots.lines, OwnCartLines)

function OwnCartLines({ cart }: OptimisticCartProps) {
  const undoables = useDeferredCartState(({ undoables }) => undoables)
  const { lines } = undoables.map(({ back }) => back).reduce<EditableCart>(applyChange, cart)
  return (
    <div className={styles.groups}>
      {groupLinesByDelivery({ ...cart, lines }).map((group) => (
        <CartLineGroup key={`${group.through} ${group.country}`} group={group} />
      ))}
    </div>
  )
}
