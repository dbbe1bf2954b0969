import type { Hrefs } from '@store/api-client/contract/ports'
import { Button } from '@store/ui'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { LookupMessages } from '../../messages/LookupMessages.ts'
import { orderLookupEn } from '../../messages/orderLookupEn.ts'
import { OrderSlotsContext } from '../../react/createOrderPart.ts'
import type { OrderSlots } from '../../react/OrderSlots.ts'
import type { LookupStore } from '../../store/createLookupStore.ts'
import { OrderDetails } from '../OrderDetails/OrderDetails.tsx'
import { LookupForm } from './LookupForm.tsx'
import styles from './LookupView.module.css'

/** Props of `LookupView`. */
export interface LookupViewProps {
  /** The store that the host created. */
  readonly store: LookupStore
  /** URLs of the page's links. */
  readonly hrefs: Pick<Hrefs, 'home'>
  /** UI messages to override, at any depth. @default English */
  readonly messages?: PartialMessages<LookupMessages> | undefined
  /**
   * Replaces or wraps parts. Pass the same object on each render.
   *
   * @default the package's own parts
   */
  readonly slots?: OrderSlots | undefined
}

/**
 * Renders the order lookup without an account: number and e-mail, then a code, then the order. It needs no provider.
 */
export function LookupView({ store, hrefs, messages: changes, slots }: LookupViewProps) {
  const messages = mergeMessages(orderLookupEn, changes)
  const { step, order } = useStore(store)
  const heading = useRef<HTMLHeadingElement>(null)

  // The submitted form was removed with its focus, so the order's heading takes the focus.
  useEffect(() => {
    if (step === 'found') heading.current?.focus()
  }, [step])

  return (
    <OrderSlotsContext.Provider value={slots}>
      <div className={styles.lookup}>
        {step === 'found' && order ? (
          <>
            <OrderDetails order={order} headingRef={heading} messages={messages.details} slots={slots} />
            <div className={styles.more}>
              <Button variant="secondary" onClick={store.actions.change}>
                {messages.another}
              </Button>
              <Button variant="quiet" href={hrefs.home()}>
                {messages.details.continueShopping}
              </Button>
            </div>
          </>
        ) : (
          <LookupForm store={store} messages={messages} />
        )}
      </div>
    </OrderSlotsContext.Provider>
  )
}
