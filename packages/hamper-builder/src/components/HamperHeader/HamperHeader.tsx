import { Link, Notice } from '@store/ui'
import { createHamperPart } from '../../react/createHamperPart.ts'
import type { HamperHeaderProps } from '../../react/HamperPartProps.ts'
import { useHamper } from '../../react/useHamper.ts'
import styles from './HamperHeader.module.css'

/** Renders the hamper's title, its base price, and a note while a hamper of the cart is edited. */
export const HamperHeader = createHamperPart((slots) => slots.header, OwnHamperHeader)

function OwnHamperHeader({ hamper }: HamperHeaderProps) {
  const { state, messages } = useHamper()
  return (
    <header className={styles.head}>
      {state.isEdit && <Notice kind="info">{messages.editing}</Notice>}
      <h1 className={styles.title}>{hamper.title}</h1>
      <p className={styles.facts}>
        {messages.startsAt(messages.price(hamper.price))}
        <Link className={styles.link} href={hamper.href}>
          {messages.aboutHamper}
        </Link>
      </p>
    </header>
  )
}
