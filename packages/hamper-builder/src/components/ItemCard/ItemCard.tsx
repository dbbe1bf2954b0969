import { Button, CheckIcon, Picture, Price } from '@store/ui'
import { runAfterPaint } from '@store/ui/lazy'
import { QuantityStepper } from '@store/ui/quantity-stepper'
import { useEffect, useRef } from 'react'
import { createHamperPart } from '../../react/createHamperPart.ts'
import type { ItemCardProps } from '../../react/HamperPartProps.ts'
import { useHamperServices } from '../../react/useHamperServices.ts'
import { useHamperState } from '../../react/useHamperState.ts'
import styles from './ItemCard.module.css'

/**
 * Maximum that a stepper never reaches: its plus button stays enabled, and the reducer explains a limit after a
 * press.
 */
const unreachableMax = 99

/** Renders an item and the quantity chosen. */
export const ItemCard = createHamperPart((slots) => slots.itemCard, OwnItemCard)

function OwnItemCard({ item, step, isFirst }: ItemCardProps) {
  const { actions, messages } = useHamperServices()
  const pick = useHamperState(({ build }) =>
    build.picks.find((one) => one.step === step.id && one.productId === item.id),
  )
  const quantity = pick?.quantity ?? 0
  const isIn = quantity > 0
  const control = useKeptFocus(isIn)
  const { title, stock, price, picture } = item

  return (
    <article className={styles.card} data-in={isIn || undefined}>
      <div className={styles.picture}>
        <Picture
          {...picture}
          alt=""
          sizes="(width >= 1024px) 14rem, 45vw"
          errorText={messages.pictureFailed}
          loading={isFirst ? 'eager' : 'lazy'}
        />
        {isIn && (
          <span className={styles.mark} aria-hidden="true">
            <CheckIcon size="s" />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <Price size="s" amount={messages.price(price)} priceLabel={messages.priceLabel} />
      </div>
      <div className={styles.control} ref={control}>
        {stock === 0 && !isIn ? (
          <span className={styles.gone}>{messages.outOfStock}</span>
        ) : (
          // It stays in the document while it is hidden, because removing a focused element forces a layout.
          <div className={styles.add} hidden={isIn}>
            <Button
              variant="secondary"
              fullWidth
              label={messages.addLabel(title)}
              onClick={() => actions.add(item.id)}
            >
              {messages.add}
            </Button>
          </div>
        )}
        {isIn && step.max === 1 && (
          <Button
            variant="secondary"
            fullWidth
            label={messages.removeLabel(title)}
            onClick={() => actions.take(item.id)}
          >
            {messages.remove}
          </Button>
        )}
        {isIn && step.max !== 1 && (
          <QuantityStepper
            value={quantity}
            min={1}
            max={unreachableMax}
            labels={{
              group: title,
              decrease: messages.decrease(title),
              increase: messages.increase(title),
              value: messages.quantity(title),
            }}
            onBelowMin={() => actions.take(item.id)}
            onChange={(wanted) => (wanted > quantity ? actions.add(item.id) : actions.take(item.id))}
          />
        )}
      </div>
    </article>
  )
}

/** Moves focus to the control that replaced the pressed button. */
function useKeptFocus(isIn: boolean) {
  const control = useRef<HTMLDivElement>(null)
  const before = useRef(isIn)

  // Another button replaces the pressed one and gets its focus; after the paint, because focus forces a layout.
  useEffect(() => {
    if (before.current === isIn) return
    before.current = isIn
    return runAfterPaint(() => {
      const buttons = control.current?.querySelectorAll('button')
      const { activeElement } = document
      // A browser may keep the focus in a button that became hidden.
      const isLost = activeElement === document.body || activeElement?.closest('[hidden]')
      if (isLost) buttons?.item(buttons.length - 1)?.focus({ preventScroll: true })
    })
  }, [isIn])

  return control
}
