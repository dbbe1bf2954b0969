import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { CheckIcon } from '../icons/CheckIcon.tsx'
import { InfoIcon } from '../icons/InfoIcon.tsx'
import { WarningIcon } from '../icons/WarningIcon.tsx'
import styles from './Notice.module.css'

/** Props of {@link Notice}. */
export interface NoticeProps {
  /** Kind of notice; the text must say it too. */
  readonly kind: 'good' | 'caution' | 'bad' | 'info'
  /** Text of the notice. */
  readonly children: ReactNode
}

/** Inline notice in the page; it is not announced. */
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
