import type { Hamper } from '@store/api-client/contract/hampers'
import { Link, Notice } from '@store/ui'
import { useHamper } from '../../react/useHamper.ts'
import styles from './HamperHeader.module.css'

/** Props of `HamperHeader`. */
export interface HamperHeaderProps {
  readonly hamper: Hamper
}

/** Renders the hamper's title, its base price, and whether a hamper of the cart is edited. */
export function HamperHeader({ hamper }: HamperHeaderProps) {
  const { state, messages } = useHamper()
  return (
    <header className={styles.head}>
      {state.isEdit && <Notice kind="info">{messages.editing}</Notice>}
      <h1 className={styles.title}>{hamper.title}</h1>
      <p className={styles.facts}>
        <span>{messages.startsAt(messages.price(hamper.price))}</span>
        <Link className={styles.link} href={hamper.href}>
          {messages.aboutHamper}
        </Link>
      </p>
    </header>
  )
}
