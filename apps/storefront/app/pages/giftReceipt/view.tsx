import { GiftReceipt } from '@store/account/gift-receipt'
import { Button } from '@store/ui'
import { commonMessages } from '#messages/commonMessages.ts'
import { giftReceiptMessages } from '#messages/giftReceiptMessages.ts'
import { giftReceiptPageMessages } from '#messages/packages/giftReceiptPageMessages.ts'
import type { Stores } from '../../composition/createStores.ts'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageView } from '../../PageView.ts'
import styles from './giftReceipt.module.css'
import type { GiftReceiptData } from './load.ts'

/** The receipt enclosed with a gift; visitors who are not signed in are asked to log in. */
export const view: PageView<GiftReceiptData> = {
  open: async (stores, { receipt }) => {
    leaveWithItsOwner(stores)
    return (
      <div className="inset">
        {receipt ? (
          <GiftReceipt receipt={receipt} hrefs={hrefs} messages={giftReceiptPageMessages} />
        ) : (
          <AskToLogin stores={stores} />
        )}
      </div>
    )
  },
}

// Going back after a log-out must not show whose gift it was.
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
      <h1 className={styles.title}>{giftReceiptMessages.loginTitle}</h1>
      <p>{giftReceiptMessages.loginText}</p>
      <Button onClick={() => void login()} hasPopup="dialog">
        {commonMessages.login}
      </Button>
    </section>
  )
}
