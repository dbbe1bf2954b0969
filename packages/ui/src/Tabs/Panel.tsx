import { type ReactNode, useState } from 'react'
import styles from './Tabs.module.css'

interface PanelProps {
  /** Prefix of the ids of the tab and its panel. */
  readonly id: string
  readonly shown: boolean
  readonly lazy: boolean
  readonly children: ReactNode
}

export function Panel({ id, shown, lazy, children }: PanelProps) {
  const [wasShown, setWasShown] = useState(shown)
  if (shown && !wasShown) setWasShown(true)
  return (
    <div
      className={styles.panel}
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-tab`}
      hidden={!shown}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that holds only words must be reached by keyboard too.
      tabIndex={0}
    >
      {(wasShown || !lazy) && children}
    </div>
  )
}
