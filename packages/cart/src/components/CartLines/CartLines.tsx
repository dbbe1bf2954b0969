import { Card, LeafIcon, TruckIcon } from '@store/ui'
import { useId } from 'react'
import { useCart } from '../../react/useCart.ts'
import { applyChange, type EditableCart } from '../../store/applyChange.ts'
import { groupLines, type LineGroup } from '../../store/groupLines.ts'
import type { OptimisticCart } from '../../store/selectOptimisticCart.ts'
import { arrangeLines } from '../arranged/arrangeLines.ts'
import { CartCombo } from '../CartCombo/CartCombo.tsx'
import { CartLine } from '../CartLine/CartLine.tsx'
import styles from './CartLines.module.css'

/** Props of {@link CartLines}. */
export interface CartLinesProps {
  /** The optimistic cart. */
  readonly cart: OptimisticCart
}

/**
 * Renders the lines, grouped by delivery type and by country; removed lines keep their position while they can be
 * restored.
 */
export function CartLines({ cart }: CartLinesProps) {
  const { undoables } = useCart().state
  const { lines } = undoables.map(({ back }) => back).reduce<EditableCart>(applyChange, cart)
  return (
    <div className={styles.groups}>
      {groupLines({ ...cart, lines }).map((group) => (
        <Group key={`${group.through} ${group.country}`} group={group} />
      ))}
    </div>
  )
}

function Group({ group }: { readonly group: LineGroup }) {
  const { messages } = useCart()
  const headingId = useId()
  return (
    <Card as="section" labelledBy={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {group.through === 'vendor' ? <LeafIcon size="s" /> : <TruckIcon size="s" />}
        {messages.group(group)}
      </h2>
      <ul className={styles.lines}>
        {arrangeLines(group.lines).map((part) =>
          part.kind === 'combo' ? (
            <CartCombo key={part.id} combo={part.combo} gifts={part.gifts} />
          ) : (
            <CartLine key={part.id} {...part.gift} />
          ),
        )}
      </ul>
    </Card>
  )
}
