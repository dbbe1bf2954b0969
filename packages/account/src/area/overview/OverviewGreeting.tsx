import { createOverviewPart } from './createOverviewPart.ts'
import styles from './Overview.module.css'
import type { OverviewGreetingProps } from './OverviewSlots.ts'

/** Renders the greeting of the account's first page. */
export const OverviewGreeting = createOverviewPart((slots) => slots.greeting, OwnOverviewGreeting)

function OwnOverviewGreeting({ profile: { name, email }, messages }: OverviewGreetingProps) {
  return (
    <p className={styles.hello}>
      {messages.hello(firstOf(name))} <span className={styles.email}>{email}</span>
    </p>
  )
}

const firstOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
