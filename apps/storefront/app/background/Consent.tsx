import { Button } from '@store/ui'
import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import styles from './Consent.module.css'
import { consentWords as words } from './consentWords.ts'
import type { ConsentStore } from './createConsent.ts'

/** Asks what a visitor agrees to: over the foot of the page, in nobody's way, each answer as easy as the other. */
export function Consent({ consent }: { readonly consent: ConsentStore }) {
  const { isAsked, isChoosing } = useStore(consent)
  const title = useRef<HTMLHeadingElement>(null)

  // Whoever asked for the choices is led to them; focus lives outside React.
  useEffect(() => {
    if (isAsked && isChoosing) title.current?.focus()
  }, [isAsked, isChoosing])

  if (!isAsked) return null
  return (
    <section className={styles.banner} aria-labelledby="consent-title" data-store-consent>
      <div className={styles.words}>
        <h2 className={styles.title} id="consent-title" tabIndex={-1} ref={title}>
          {words.title}
        </h2>
        <p className={styles.text}>
          {words.text} <a href="/privacy-page">{words.privacy}</a>
        </p>
      </div>
      {isChoosing ? <Choices consent={consent} /> : <Answers consent={consent} />}
    </section>
  )
}

function Answers({ consent }: { readonly consent: ConsentStore }) {
  return (
    <div className={styles.answers}>
      <Button variant="secondary" onClick={() => consent.decide({ analytics: true, marketing: true })}>
        {words.accept}
      </Button>
      <Button variant="secondary" onClick={() => consent.decide({ analytics: false, marketing: false })}>
        {words.reject}
      </Button>
      <Button variant="secondary" onClick={consent.choose}>
        {words.choose}
      </Button>
    </div>
  )
}

function Choices({ consent }: { readonly consent: ConsentStore }) {
  const { ticked } = useStore(consent)
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
      <div className={styles.answers}>
        <Button variant="secondary" type="submit">
          {words.save}
        </Button>
      </div>
    </form>
  )
}
