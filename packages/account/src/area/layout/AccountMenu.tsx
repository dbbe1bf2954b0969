import { ChevronRightIcon, Link } from '@store/ui'
import styles from './AccountLayout.module.css'
import type { AccountMenuProps } from './AccountLayoutSlots.ts'
import { AccountPageIcon } from './AccountPageIcon.tsx'
import { createAccountLayoutPart } from './createAccountLayoutPart.ts'
import { menuPages } from './menuPages.ts'

/** Renders the menu of the account, and on phones a link back to it. */
export const AccountMenu = createAccountLayoutPart((slots) => slots.menu, OwnAccountMenu)

function OwnAccountMenu({ current, hrefs, messages }: AccountMenuProps) {
  return (
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
  )
}
