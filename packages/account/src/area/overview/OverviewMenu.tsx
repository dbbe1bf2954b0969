import { ChevronRightIcon, Link } from '@store/ui'
import { AccountPageIcon } from '../layout/AccountPageIcon.tsx'
import { menuPages } from '../layout/menuPages.ts'
import { createOverviewPart } from './createOverviewPart.ts'
import styles from './Overview.module.css'
import type { OverviewMenuProps } from './OverviewSlots.ts'

/** Renders the list of the account's pages. */
export const OverviewMenu = createOverviewPart((slots) => slots.menu, OwnOverviewMenu)

function OwnOverviewMenu({ hrefs, messages }: OverviewMenuProps) {
  return (
    <ul className={styles.menu}>
      {menuPages.map((page) => (
        <li key={page} className={styles.entry}>
          <Link className={styles.link} href={hrefs.account(page)}>
            <span className={styles.sign}>
              <AccountPageIcon page={page} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{messages.pages[page]}</span>
              <span className={styles.about}>{messages.about[page]}</span>
            </span>
            <span className={styles.arrow}>
              <ChevronRightIcon size="s" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
