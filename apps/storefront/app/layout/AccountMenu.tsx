import { Button, Link, UserIcon } from '@store/ui'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { commonMessages } from '#messages/commonMessages.ts'
import { navigateToPage } from '../composition/browser/navigation.ts'
import type { Stores } from '../composition/createStores.ts'
import { hrefs } from '../composition/hrefs.ts'
import styles from './AccountMenu.module.css'

/** Props of `AccountMenu`. */
export interface AccountMenuProps {
  readonly stores: Stores
}

/** Renders the signed-in user's menu; nothing for a guest. */
export function AccountMenu({ stores }: AccountMenuProps) {
  const session = useStore(stores.visitor.session)
  const { signIns } = useStore(stores.login)
  const name = useRef<HTMLElement>(null)

  // A login button disappears when the visitor is signed in, so focus must move.
  useEffect(() => {
    if (signIns > 0 && document.activeElement === document.body) name.current?.focus()
  }, [signIns])

  if (session.kind === 'guest') return null
  const leave = async () => {
    const answer = await stores.client.login.logout()
    if (!answer.ok) return stores.notices.say({ kind: 'error', text: commonMessages.failed })
    stores.forget()
    stores.visitor.refresh()
    navigateToPage(hrefs.home())
  }
  return (
    <details className={styles.account} data-overlay="">
      <summary
        ref={name}
        className={styles.name}
        aria-label={`${commonMessages.hello(session.firstName)}, ${commonMessages.accountLabel}`}
      >
        <UserIcon />
        <span className={styles.hello}>{commonMessages.hello(session.firstName)}</span>
      </summary>
      <div className={styles.menu}>
        <Link className={styles.entry} href={hrefs.account()}>
          {commonMessages.accountLabel}
        </Link>
        <Link className={styles.entry} href={hrefs.orders()}>
          {commonMessages.orders}
        </Link>
        <Button variant="secondary" onClick={() => void leave()}>
          {commonMessages.logout}
        </Button>
      </div>
    </details>
  )
}
