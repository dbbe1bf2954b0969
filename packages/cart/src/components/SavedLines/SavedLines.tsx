import { Button, Card } from '@store/ui'
import { useId, useRef } from 'react'
import type { SavedLinesProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { type GroupedCartItem, groupLinesByGift } from '../../store/groupLinesByGift.ts'
import { CartLineDetails } from '../CartLineDetails/CartLineDetails.tsx'
import { CompactCartLine } from '../CompactCartLine/CompactCartLine.tsx'
import { useRestoreFocus } from '../lazy/useRestoreFocus.ts'
import styles from './SavedLines.module.css'

/**
 * Renders the lines saved for later, each with a button that moves it back to the cart. A combo, and a gift with its
 * add-ons, move together.
 */
export const SavedLines = createCartPart((slots) => slots.savedLines, OwnSavedLines)

function OwnSavedLines({ lines }: SavedLinesProps) {
  const { messages } = useCartServices()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const hold = useRestoreFocus(heading)
  return (
    <Card as="section" labelledBy={headingId}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only remembers what had focus; there is nothing to operate. */}
      <div className={styles.saved} onFocus={hold}>
        <h2 className={styles.heading} id={headingId} ref={heading} tabIndex={-1}>
          {messages.savedHeading}
        </h2>
        <ul className={styles.lines}>
          {groupLinesByGift(lines).map((part) => (
            <Saved key={part.id} part={part} />
          ))}
        </ul>
      </div>
    </Card>
  )
}

function Saved({ part }: { readonly part: GroupedCartItem }) {
  const { actions, messages } = useCartServices()
  const line = part.kind === 'combo' ? part.gifts[0]?.line : part.gift.line
  if (!line) return null
  const { title } = part.kind === 'combo' ? part.combo : line
  return (
    <CompactCartLine
      part={part}
      act={
        <Button
          variant="secondary"
          label={messages.moveNamed(title)}
          onClick={() => actions.moveToCart(line.id)}
        >
          {messages.moveToCart}
        </Button>
      }
    >
      {part.kind === 'gift' && <CartLineDetails line={line} readOnly hidesDelivery />}
    </CompactCartLine>
  )
}
