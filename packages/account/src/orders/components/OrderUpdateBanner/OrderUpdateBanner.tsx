import { Button, Notice } from '@store/ui'
import type { OrderActionMessages } from '../../messages/OrderActionMessages.ts'
import type { OrderUpdate } from '../../store/OrderUpdate.ts'
import styles from './OrderUpdateBanner.module.css'

/** Props of `OrderUpdateBanner`. */
export interface OrderUpdateBannerProps {
  /** What is told; nothing for nothing. */
  readonly update: OrderUpdate | undefined
  /** Its words. */
  readonly messages: OrderActionMessages
}

/** What came of a deed, where it was done. It must stand there before there is something to say. */
export function OrderUpdateBanner({ update, messages }: OrderUpdateBannerProps) {
  return (
    <div className={styles.news} role="alert">
      {update && (
        // The same words told once more are new ones.
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
