import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { CheckIcon } from '../icons/CheckIcon.tsx'
import { InfoIcon } from '../icons/InfoIcon.tsx'
import { WarningIcon } from '../icons/WarningIcon.tsx'
import styles from './Notice.module.css'

/** What {@link Notice} takes. */
export interface NoticeProps {
  /** How things stand; the words must say it too. */
  readonly kind: 'good' | 'caution' | 'bad' | 'info'
  /** What it says. */
  readonly children: ReactNode
}

/** A quiet remark in the page; it is not announced. */
export function Notice({ kind, children }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[kind])}>
      {icons[kind]}
      <div className={styles.words}>{children}</div>
    </div>
  )
}

const icons = {
  good: <CheckIcon size="s" />,
  caution: <WarningIcon size="s" />,
  bad: <WarningIcon size="s" />,
  info: <InfoIcon size="s" />,
}
