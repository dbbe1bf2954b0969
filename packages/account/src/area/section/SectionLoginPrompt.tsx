import { Button } from '@store/ui'
import { createSectionPart } from './createSectionPart.ts'
import styles from './Section.module.css'
import type { SectionLoginPromptProps } from './SectionSlots.ts'

/** Renders the login prompt of a guest. */
export const SectionLoginPrompt = createSectionPart((slots) => slots.login, OwnSectionLogin)

function OwnSectionLogin({ onLogIn, note, messages }: SectionLoginPromptProps) {
  return (
    <div className={styles.hello}>
      <p className={styles.prompt}>{messages.guest}</p>
      <Button size="l" hasPopup="dialog" onClick={onLogIn}>
        {messages.login}
      </Button>
      {note}
    </div>
  )
}
