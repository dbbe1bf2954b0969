import type { AddOn } from '@store/api-client/contract/cart'
import { Button, Card, Picture, Price } from '@store/ui'
import { useDeferredValue, useId, useRef } from 'react'
import type { AddOnsProps } from '../../react/CartPartProps.ts'
import { createCartPart } from '../../react/createCartPart.ts'
import { useCartServices } from '../../react/useCartServices.ts'
import { useCartState } from '../../react/useCartState.ts'
import { useRestoreFocus } from '../lazy/useRestoreFocus.ts'
import styles from './AddOns.module.css'

/** Renders small add-ons, each with a button that adds it to the cart. */
export const AddOns = createCartPart((slots) => slots.addOns, OwnAddOns)

function OwnAddOns({ title, items }: AddOnsProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  // An added item disappears from the list of add-ons, together with its button.
  const hold = useRestoreFocus(heading)
  return (
    <Card as="section" labelledBy={headingId}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only remembers what had focus; there is nothing to operate. */}
      <div className={styles.strip} onFocus={hold}>
        <h2 className={styles.heading} id={headingId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <ul className={styles.items}>
          {items.map((item) => (
            <Item key={item.productId} item={item} />
          ))}
        </ul>
      </div>
    </Card>
  )
}

function Item({ item }: { readonly item: AddOn }) {
  const { actions, messages, price } = useCartServices()
  const { productId, title } = item
  const isComing = useCartState(({ pending }) =>
    pending.some((one) => one.kind === 'addOn' && one.productId === productId),
  )
  // The cart shows an added item a moment later, and until then the button must not add it again.
  const wasComing = useDeferredValue(isComing)
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        <Picture
          src={item.pictureSrc}
          width={400}
          height={400}
          // The alt text is empty because the title is right below and would be read twice.
          alt={item.pictureAlt === title ? '' : item.pictureAlt}
          errorText={messages.pictureFailed}
        />
      </div>
      <p className={styles.title}>{title}</p>
      <div className={styles.foot}>
        <Price size="s" amount={price(item.price)} />
        <Button
          variant="secondary"
          label={messages.addNamed(title)}
          busy={isComing || wasComing}
          onClick={() => actions.addAddOn(productId)}
        >
          {messages.add}
        </Button>
      </div>
    </li>
  )
}
