import { Button } from '@store/ui'
import { hrefs } from '../hrefs'
import { messages } from '../messages'

/** Renders the end of an order in the in-memory shop; with the API, the store's checkout takes over. */
export const CheckoutPage = () => (
  <section className="note">
    <title>{messages.title(messages.checkout)}</title>
    <h1>{messages.checkout}</h1>
    <p>{messages.noCheckout}</p>
    <Button href={hrefs.home()}>{messages.backToGifts}</Button>
  </section>
)
