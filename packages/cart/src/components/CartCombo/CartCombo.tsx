import { Button, Link, Picture } from '@store/ui'
import type { CartComboProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useDeferredCartState } from '../../react/useCartState.ts'
import { CartLine } from '../CartLine/CartLine.tsx'
import { CartLinePrice } from '../CartLinePrice/CartLinePrice.tsx'
import { getCartLineDataAttributes } from '../focus/findNextLineTitleLink.ts'
import { findUndoableRemoval, RemovedLine } from '../UndoStrip/RemovedLine.tsx'
import styles from './CartCombo.module.css'

/** Renders the lines of one combo in one block: saved for later and removed together, each with its own quantity. */
export function CartCombo(props: CartComboProps) {
  const id = props.gifts[0]?.line.id
  const undoable = useDeferredCartState(({ undoables }) => findUndoableRemoval(undoables, id))
  if (id === undefined || !undoable) return <PresentCombo {...props} />
  return <RemovedLine lineId={id} place={props.combo.id} undoable={undoable} />
}

// Rendered here, so that a component that replaces a combo does not have to handle removed ones.
const PresentCombo = createCartPart((slots) => slots.combo, OwnCartCombo)

function OwnCartCombo({ combo, gifts }: CartComboProps) {
  const { actions, messages } = useCartServices()
  const { title } = combo
  const [first] = gifts
  return (
    <li className={styles.combo} {...getCartLineDataAttributes(combo.id)}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <Picture
            src={combo.pictureSrc}
            width={400}
            height={400}
            alt=""
            errorText={messages.pictureFailed}
          />
        </div>
        <div className={styles.about}>
          <p className={styles.kind}>{messages.combo}</p>
          <h3 className={styles.title}>
            <Link className={styles.link} href={combo.href}>
              {title}
            </Link>
          </h3>
        </div>
        <div className={styles.cost}>
          <CartLinePrice id={combo.id} />
        </div>
      </div>
      <ul className={styles.lines}>
        {gifts.map(({ line, addOns }) => (
          <CartLine key={line.id} line={line} addOns={addOns} place="combo" />
        ))}
      </ul>
      {first && (
        <div className={styles.acts}>
          <Button
            variant="quiet"
            label={messages.saveNamed(title)}
            onClick={() => actions.saveForLater(first.line.id)}
          >
            {messages.saveForLater}
          </Button>
          <Button
            variant="quiet"
            label={messages.removeNamed(title)}
            hasPopup="dialog"
            onClick={() => actions.openRemoveDialog(first.line.id)}
          >
            {messages.remove}
          </Button>
        </div>
      )}
    </li>
  )
}
