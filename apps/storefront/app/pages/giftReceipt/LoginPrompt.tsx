import { Button } from '@store/ui'
import { commonMessages } from '#messages/commonMessages.ts'
import { giftReceiptMessages } from '#messages/giftReceiptMessages.ts'
import type { Stores } from '../../composition/createStores.ts'
import styles from './giftReceipt.module.css'

/** Asks the visitor to log in, on a printable page of an order. */
export function LoginPrompt({ stores }: { readonly stores: Stores }) {
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
