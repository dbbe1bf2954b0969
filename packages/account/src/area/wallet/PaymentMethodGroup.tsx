import { useId } from 'react'
import styles from '../section/Section.module.css'
import { createWalletPart } from './createWalletPart.ts'
import type { PaymentMethodGroupProps } from './WalletSlots.ts'

/** Renders all saved cards, or all UPI handles. */
export const PaymentMethodGroup = createWalletPart((slots) => slots.group, OwnWalletSection)

function OwnWalletSection({ title, none, headingRef, children }: PaymentMethodGroupProps) {
  const id = useId()
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.title} id={id} ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      {children.length === 0 ? (
        <p className={styles.lead}>{none}</p>
      ) : (
        <ul className={styles.list}>{children}</ul>
      )}
    </section>
  )
}
