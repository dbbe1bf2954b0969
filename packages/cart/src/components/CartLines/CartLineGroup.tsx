import { Card, LeafIcon, TruckIcon } from '@store/ui'
import { useId } from 'react'
import type { CartLineGroupProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { groupLinesByGift } from '../../store/groupLinesByGift.ts'
import { CartCombo } from '../CartCombo/CartCombo.tsx'
import { CartLine } from '../CartLine/CartLine.tsx'
import styles from './CartLines.module.css'

/** Renders the lines of one delivery type to one country, with their heading. */
export const CartLineGroup = createCartPart((slots) => slots.group, OwnCartLineGroup)

function OwnCartLineGroup({ group }: CartLineGroupProps) {
  const { messages } = useCartServices()
  const headingId = useId()
  return (
    <Card as="section" labelledBy={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {group.through === 'vendor' ? <LeafIcon size="s" /> : <TruckIcon size="s" />}
        {messages.group(group)}
      </h2>
      <ul className={styles.lines}>
        {groupLinesByGift(group.lines).map((part) =>
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
