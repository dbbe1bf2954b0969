import type { CartLine as Line } from '@store/api-client/contract/cart'
import { Picture } from '@store/ui'
import { useContext } from 'react'
import { useCart } from '../../react/useCart.ts'
import { lineElementProps } from '../focus/findNextTitle.ts'
import { LineDetails } from '../LineDetails/LineDetails.tsx'
import { SlotsContext } from '../slots/SlotsContext.ts'
import { findUndoable, RemovedLine } from '../UndoStrip/RemovedLine.tsx'
import styles from './CartLine.module.css'
import { LineActions } from './LineActions.tsx'

/** What {@link CartLine} takes. */
export interface CartLineProps {
  /** The line as it is shown. */
  readonly line: Line
  /** Add-ons and free lines that go along with it, shown smaller below it. @default none */
  readonly addOns?: readonly Line[]
  /** Where it stands: by itself, among the lines of a combo, or along with a gift. @default 'list' */
  readonly place?: 'list' | 'combo' | 'along'
  /** The gift it goes along with; when it arrives is not said twice. */
  readonly gift?: Line
}

/**
 * One gift in the cart: what it is, what was chosen for it, when it arrives, how many, what they cost, and a way out; once
 * it left, the way back.
 */
export function CartLine({ line, addOns = [], place = 'list', gift }: CartLineProps) {
  const { state, actions, messages } = useCart()
  const slots = useContext(SlotsContext).line
  const undoable = findUndoable(state.undoables, line.id)
  if (undoable) return <RemovedLine lineId={line.id} place={line.id} undoable={undoable} />
  const given = { line, actions }
  const Title = place === 'list' ? 'h3' : 'h4'
  const footer = slots?.footer?.(given)
  return (
    <li
      className={styles.line}
      data-place={place}
      data-declined={line.isDeclined || undefined}
      {...lineElementProps(line.id)}
    >
      <div className={styles.picture}>
        <Picture src={line.pictureSrc} width={400} height={400} alt="" errorText={messages.pictureFailed} />
      </div>
      <div className={styles.about}>
        <Title className={styles.title}>
          <a href={line.href}>{line.title}</a>
        </Title>
        {slots?.afterTitle?.(given)}
        {line.expressTitle && <p className={styles.badge}>{line.expressTitle}</p>}
        {line.isDeclined && <p className={styles.declined}>{messages.declined}</p>}
        <LineDetails line={line} hidesDelivery={gift?.deliveryText === line.deliveryText} />
        {slots?.meta?.(given)}
      </div>
      <LineActions
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
