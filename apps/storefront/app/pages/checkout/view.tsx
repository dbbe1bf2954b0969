import { ReceiverForm, ReceiverProvider } from '@store/account'
import { receiverMessages } from '#messages/packages/receiverMessages.ts'
import '@store/account/styles.css'
import { checkoutMessages } from '#messages/checkoutMessages.ts'
import {
  type CheckoutData,
  createCheckoutReceiverStore,
} from '../../composition/pages/createCheckoutReceiverStore.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import { CheckoutLayout } from './CheckoutLayout.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import styles from './checkout.module.css'

/** The receiver step: the receiver's details and address, beside the order summary. */
export const view: PageViewDefinition<CheckoutData> = {
  open: async (stores, { cart, orderKey, saved, senderName }) => (
    <ReceiverProvider
      store={createCheckoutReceiverStore(stores, { cart, orderKey, saved, senderName })}
      messages={receiverMessages}
    >
      <CheckoutLayout shopName={stores.shop.name}>
        <div className="inset">
          <h1 className={styles.title}>{checkoutMessages.title}</h1>
          <ReceiverForm summary={<CheckoutSummary cart={cart} list={stores.client.cart.list} />} />
        </div>
      </CheckoutLayout>
    </ReceiverProvider>
  ),
  hasOwnLayout: true,
  clientGroups: ['orders'],
  analytics: ({ cart }) => ({ orderedItems: cart.lines.filter(({ isDeclined }) => !isDeclined) }),
}
