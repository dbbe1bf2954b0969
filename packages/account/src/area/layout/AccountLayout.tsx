import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import type { ReactNode } from 'react'
import type { AccountHrefs } from './AccountHrefs.ts'
import styles from './AccountLayout.module.css'
import type { AccountLayoutMessages } from './AccountLayoutMessages.ts'
import type { AccountLayoutSlots } from './AccountLayoutSlots.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { accountLayoutEn } from './accountLayoutEn.ts'
import { AccountLayoutSlotsContext } from './createAccountLayoutPart.ts'
import type { AccountPageName } from './sectionNames.ts'

/** Props of `AccountLayout`. */
export interface AccountLayoutProps {
  /** The current page. */
  readonly current: AccountPageName
  /** URLs of the menu. */
  readonly hrefs: Pick<AccountHrefs, 'account'>
  /** UI messages to override, at any depth. @default English */
  readonly messages?: PartialMessages<AccountLayoutMessages> | undefined
  /**
   * Replaces or wraps parts. Pass the same object on each render.
   *
   * @default the package's own parts
   */
  readonly slots?: AccountLayoutSlots | undefined
  /** The page's content. */
  readonly children: ReactNode
}

/** Renders the layout of an account page: a menu at the side, or on phones a link back to the menu. */
export function AccountLayout({ current, hrefs, messages: changes, slots, children }: AccountLayoutProps) {
  const messages = mergeMessages(accountLayoutEn, changes)
  if (current === 'overview') return <div className={styles.whole}>{children}</div>
  return (
    <div className={styles.area}>
      <AccountLayoutSlotsContext.Provider value={slots}>
        <AccountMenu current={current} hrefs={hrefs} messages={messages} />
      </AccountLayoutSlotsContext.Provider>
      <div className={styles.content}>{children}</div>
    </div>
  )
}
