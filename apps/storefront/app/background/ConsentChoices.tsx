import { Button } from '@store/ui'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { consentMessages as words } from '#messages/backgroundMessages.ts'
import styles from './ConsentChoices.module.css'
import type { ConsentStore } from './createConsentStore.ts'

/** Renders the individual choices of the consent banner. */
export function ConsentChoices({ consent }: { readonly consent: ConsentStore }) {
  const { isVisible, isChoosing, ticked } = useStore(consent)
  const isOpen = isVisible && isChoosing

  // Moves focus to the requested choices, and afterwards back to the link that opened them. If a button of the banner
  // opened them, it is hidden then, and the browser continues with the first element after the banner.
  useEffect(() => {
    if (!isOpen) return
    const { activeElement: opener } = document
    document.getElementById('consent-title')?.focus()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [isOpen])

  if (!isOpen) return null
  return (
    <form
      className={styles.choices}
      onSubmit={(event) => {
        event.preventDefault()
        consent.decide(ticked)
      }}
    >
      {(['analytics', 'marketing'] as const).map((kind) => (
        <label key={kind} className={styles.choice}>
          <input
            type="checkbox"
            className={styles.box}
            checked={ticked[kind]}
            onChange={({ target }) => consent.tick({ [kind]: target.checked })}
          />
          <span>
            <strong>{words[kind].name}</strong> {words[kind].text}
          </span>
        </label>
      ))}
      <Button variant="secondary" type="submit">
        {words.save}
      </Button>
    </form>
  )
}
