import { Link, Picture } from '@store/ui'
import { useContext } from 'react'
import type { CartLineProps } from '../../react/CartPartProps.ts'
import { createCartPart, SlotsContext } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useDeferredCartState } from '../../react/useCartState.ts'
import { CartLineDetails } from '../CartLineDetails/CartLineDetails.tsx'
import { getCartLineDataAttributes } from '../focus/findNextLineTitleLink.ts'
import { findUndoableRemoval, RemovedLine } from '../UndoStrip/RemovedLine.tsx'
import styles from './CartLine.module.css'
import { CartLineControls } from './CartLineControls.tsx'

/**
 * Renders one gift in the cart: the product, its options, delivery date, quantity, price and a remove button; after
 * removal, the undo button.
 */
export function CartLine(props: CartLineProps) {
  const { id } = props.line
  const undoable = useDeferredCartState(({ undoables }) => findUndoableRemoval(undoables, id))
  return undoable ? <RemovedLine lineId={id} place={id} undoable={undoable} /> : <PresentLine {...props} />
}

// Rendered here, so that a component that replaces a line does not have to handle removed ones.
const PresentLine = createCartPart((slots) => slots.line, OwnCartLine)

function OwnCartLine({ line, addOns = [], place = 'list', gift }: CartLineProps) {
  const { actions, messages } = useCartServices()
  const slots = useContext(SlotsContext)?.line
  const given = { line, actions }
  const Title = place === 'list' ? 'h3' : 'h4'
  const footer = slots?.footer?.(given)
  return (
    <li
      className={styles.line}
      data-place={place}
      data-declined={line.isDeclined || undefined}
      {...getCartLineDataAttributes(line.id)}
    >
      <div className={styles.picture}>
        <Picture src={line.pictureSrc} width={400} height={400} alt="" errorText={messages.pictureFailed} />
      </div>
      <div className={styles.about}>
        <Title className={styles.title}>
          <Link href={line.href}>{line.title}</Link>
        </Title>
        {slots?.afterTitle?.(given)}
        {line.expressTitle && <p className={styles.badge}>{line.expressTitle}</p>}
        {line.isDeclined && <p className={styles.declined}>{messages.declined}</p>}
        <CartLineDetails line={line} hidesDelivery={gift?.deliveryText === line.deliveryText} />
        {slots?.meta?.(given)}
      </div>
      <CartLineControls
        line={line}
        place={place}
        afterPrice={slots?.afterPrice?.(given)}
        extra={slots?.actions?.(given)}
      />
      {footer && <div className={styles.footer}>{footer}</div>}
      {addOns.length > 0 && (
        <ul className={styles.along}>
          {addOns.map((other) => (
            <CartLine key={other.id} line={other} place="along" gift={line} />
          ))}
        </ul>
      )}
    </li>
  )
}
