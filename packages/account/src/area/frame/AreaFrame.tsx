import { ChevronRightIcon } from '@store/ui'
import type { ReactNode } from 'react'
import styles from './AreaFrame.module.css'
import type { AreaHrefs } from './AreaHrefs.ts'
import { AreaIcon } from './AreaIcon.tsx'
import type { FrameMessages } from './FrameMessages.ts'
import { frameEn } from './frameEn.ts'
import { menuPages } from './menuPages.ts'
import type { AreaPage } from './sectionNames.ts'

/** Props of `AreaFrame`. */
export interface AreaFrameProps {
  /** The page that is shown. */
  readonly current: AreaPage
  /** Addresses of the menu. */
  readonly hrefs: Pick<AreaHrefs, 'account'>
  /** Its words. @default English */
  readonly messages?: FrameMessages
  /** The page itself. */
  readonly children: ReactNode
}

/** What stands around a page of the account: its menu at the side, and on phones a way back to the menu. */
export function AreaFrame({ current, hrefs, messages = frameEn, children }: AreaFrameProps) {
  if (current === 'overview') return <div className={styles.whole}>{children}</div>
  return (
    <div className={styles.area}>
      <nav className={styles.side} aria-label={messages.account}>
        <a className={styles.back} href={hrefs.account('overview')}>
          <span className={styles.arrow}>
            <ChevronRightIcon size="s" />
          </span>
          {messages.account}
        </a>
        <ul className={styles.menu}>
          {menuPages.map((page) => (
            <li key={page} className={styles.entry}>
              <a
                className={styles.link}
                href={hrefs.account(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                <AreaIcon page={page} />
                {messages.pages[page]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
