import { Button, Notice } from '@store/ui'
import { StatusRegion } from '@store/ui/status-region'
import { useId, useRef } from 'react'
import { useStore } from 'zustand'
import section from '../section/Section.module.css'
import { createPrivacyPart } from './createPrivacyPart.ts'
import type { SessionListProps } from './PrivacySlots.ts'
import { SessionCard } from './SessionCard.tsx'

/** Renders the user's sessions, each with a button that ends it. */
export const SessionList = createPrivacyPart((slots) => slots.sessions, OwnSessionList)

function OwnSessionList({ sessions, store, messages }: SessionListProps) {
  const { ending, ended, endError } = useStore(store)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const statusText = ended && messages.ended[ended]
  const end = (which: string) => {
    // The button is removed with the session, so focus moves to the heading.
    heading.current?.focus()
    void store.actions.endSession(which)
  }
  return (
    <section className={section.group} aria-labelledby={id} aria-busy={ending !== undefined || undefined}>
      <h2 className={section.title} id={id} ref={heading} tabIndex={-1}>
        {messages.sessions}
      </h2>
      <p className={section.lead}>{messages.sessionsLead}</p>
      <StatusRegion text={statusText ?? ''} />
      {statusText && <Notice kind="good">{statusText}</Notice>}
      <div className={section.news} role="alert">
        {endError !== undefined && <Notice kind="bad">{messages.failed(endError)}</Notice>}
      </div>
      <ul className={section.list}>
        {sessions.map((one) => (
          <li key={one.id} className={section.item}>
            <SessionCard
              one={one}
              isEnding={ending === one.id}
              isHeld={ending !== undefined && ending !== one.id}
              onEnd={() => end(one.id)}
              messages={messages}
            />
          </li>
        ))}
      </ul>
      {sessions.some(({ isThis }) => !isThis) && (
        <div className={section.actions}>
          <Button variant="secondary" busy={ending === 'others'} onClick={() => end('others')}>
            {messages.endOthers}
          </Button>
        </div>
      )}
    </section>
  )
}
