import { OrderConfirmation } from '@store/account'
import '@store/account/styles.css'
import { Button } from '@store/ui'
import type { Stores } from '../../composition/createStores.ts'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import { words } from '../../words.ts'
import styles from './order.module.css'
import { orderWords } from './orderWords.ts'

/** An order after it was placed; who is not signed in is asked to. */
export const page = definePage<PageData['order']>({
  open: async (stores, { order }) => {
    leaveWithItsOwner(stores)
    return (
      <div className="inset">
        {order ? <OrderConfirmation order={order} hrefs={hrefs} /> : <AskToLogin stores={stores} />}
      </div>
    )
  },
})

// Coming back after a log-out must not show whose order it was.
function leaveWithItsOwner({ visitor }: Stores): void {
  visitor.onElsewhere(() => {
    if (visitor.session.getState().kind === 'guest') window.location.reload()
  })
}

function AskToLogin({ stores }: { readonly stores: Stores }) {
  const login = async () => {
    if ((await stores.login.request({ kind: 'account' })) === 'loggedIn') window.location.reload()
  }
  return (
    <section className={styles.ask}>
      <h1 className={styles.title}>{orderWords.loginTitle}</h1>
      <p>{orderWords.loginText}</p>
      <Button onClick={() => void login()} hasPopup="dialog">
        {words.login}
      </Button>
    </section>
  )
}
