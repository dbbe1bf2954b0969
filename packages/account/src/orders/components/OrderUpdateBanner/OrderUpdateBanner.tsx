import { Button, Notice } from '@store/ui'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { OrderUpdateBannerProps } from '../../react/OrderSectionProps.ts'
import styles from './OrderUpdateBanner.module.css'

/**
 * Renders the result of an order action next to its button. It must be mounted before its first update; otherwise,
 * screen readers do not announce it.
 */
export const OrderUpdateBanner = createOrderPart((slots) => slots.update, OwnOrderUpdateBanner)

function OwnOrderUpdateBanner({ update, messages }: OrderUpdateBannerProps) {
  return (
    <div className={styles.news} role="alert">
      {update && (
        // A new React key makes screen readers announce a message again that is the same as the last one.
        <Notice key={update.id} kind={kinds[update.kind]}>
          {messages.update(update)}
          {update.kind === 'leftOut' && (
            <>
              <ul className={styles.list}>
                {messages.leftOut(update).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
              {update.reordered.put > 0 && <Button href={update.reordered.href}>{messages.toCart}</Button>}
            </>
          )}
        </Notice>
      )}
    </div>
  )
}

const kinds = { cancelled: 'good', paid: 'good', leftOut: 'caution', refused: 'bad', failed: 'bad' } as const
