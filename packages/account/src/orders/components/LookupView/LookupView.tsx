import type { Hrefs } from '@store/api-client/contract/ports'
import { Button } from '@store/ui'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { LookupMessages } from '../../messages/LookupMessages.ts'
import { lookupEn } from '../../messages/lookupEn.ts'
import type { LookupStore } from '../../store/createLookupStore.ts'
import { OrderDetails } from '../OrderDetails/OrderDetails.tsx'
import { LookupForm } from './LookupForm.tsx'
import styles from './LookupView.module.css'

/** Props of `LookupView`. */
export interface LookupViewProps {
  /** The store the host made. */
  readonly store: LookupStore
  /** Addresses it links to. */
  readonly hrefs: Pick<Hrefs, 'home'>
  /** Its words. @default English */
  readonly messages?: LookupMessages
}

/** The page where an order is seen without an account: its number and e-mail, then a code. Needs no provider. */
export function LookupView({ store, hrefs, messages = lookupEn }: LookupViewProps) {
  const { step, order } = useStore(store)
  const heading = useRef<HTMLHeadingElement>(null)

  // The form that was sent is gone, and focus with it: the order's heading is what comes next.
  useEffect(() => {
    if (step === 'found') heading.current?.focus()
  }, [step])

  return (
    <div className={styles.lookup}>
      {step === 'found' && order ? (
        <>
          <OrderDetails order={order} headingRef={heading} messages={messages.details} />
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
  )
}
