import { ReceiverForm, ReceiverProvider } from '@store/account'
import '@store/account/styles.css'
import { createReceiver } from '../../composition/createReceiver.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import { CheckoutLayout } from './CheckoutLayout.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import styles from './checkout.module.css'
import { checkoutWords } from './checkoutWords.ts'

/** The receiver step: who receives the gift and where, beside what is ordered. */
export const page = definePage<PageData['checkout']>({
  open: async (stores, { cart, orderKey, saved, senderName }) => (
    <ReceiverProvider store={createReceiver(stores, { cart, orderKey, saved, senderName })}>
      <CheckoutLayout>
        <div className="inset">
          <h1 className={styles.title}>{checkoutWords.title}</h1>
          <ReceiverForm summary={<CheckoutSummary cart={cart} list={stores.client.cart.list} />} />
        </div>
      </CheckoutLayout>
    </ReceiverProvider>
  ),
})
