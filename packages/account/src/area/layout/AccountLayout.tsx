import { ChevronRightIcon, Link } from '@store/ui'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import type { ReactNode } from 'react'
import type { AccountHrefs } from './AccountHrefs.ts'
import styles from './AccountLayout.module.css'
import type { AccountLayoutMessages } from './AccountLayoutMessages.ts'
import { AccountPageIcon } from './AccountPageIcon.tsx'
import { accountLayoutEn } from './accountLayoutEn.ts'
import { menuPages } from './menuPages.ts'
import type { AccountPage } from './sectionNames.ts'

/** Props of `AccountLayout`. */
export interface AccountLayoutProps {
  /** The current page. */
  readonly current: AccountPage
  /** URLs of the menu. */
  readonly hrefs: Pick<AccountHrefs, 'account'>
  /** UI messages to change, at any depth. @default English */
  readonly messages?: PartialMessages<AccountLayoutMessages> | undefined
  /** The page's content. */
  readonly children: ReactNode
}

/** Renders the layout of an account page: its menu at the side, and on phones a link back to the menu. */
export function AccountLayout({ current, hrefs, messages: changes, children }: AccountLayoutProps) {
  const messages = mergeMessages(accountLayoutEn, changes)
  if (current === 'overview') return <div className={styles.whole}>{children}</div>
  return (
    <div className={styles.area}>
      <nav className={styles.side} aria-label={messages.account}>
        <Link className={styles.back} href={hrefs.account('overview')}>
          <span className={styles.arrow}>
            <ChevronRightIcon size="s" />
          </span>
          {messages.account}
        </Link>
        <ul className={styles.menu}>
          {menuPages.map((page) => (
            <li key={page} className={styles.entry}>
              <Link
                className={styles.link}
                href={hrefs.account(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                <AccountPageIcon page={page} />
                {messages.pages[page]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
