import type { AccountSession } from '@store/api-client/contract/accountData'
import { Button, ErrorBox, Notice } from '@store/ui'
import { StatusRegion } from '@store/ui/status-region'
import { useId, useRef } from 'react'
import { useStore } from 'zustand'
import { formatDate } from '../section/formatDate.ts'
import section from '../section/Section.module.css'
import { Section } from '../section/Section.tsx'
import type { SectionMessages } from '../section/SectionMessages.ts'
import { AccountRemovalSection } from './AccountRemovalSection.tsx'
import type { PrivacyStore } from './createPrivacyStore.ts'
import type { PrivacyMessages } from './PrivacyMessages.ts'

/** Props of `PrivacyView`. */
export interface PrivacyViewProps {
  readonly store: PrivacyStore
  readonly messages: PrivacyMessages
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Renders the user's sessions, the download of their data, and the account deletion. */
export function PrivacyView({ store, messages, shared }: PrivacyViewProps) {
  return (
    <Section reading={store.reading} heading={messages.heading} messages={shared}>
      {(sessions) => (
        <>
          <Sessions sessions={sessions} store={store} messages={messages} />
          <Download store={store} messages={messages} shared={shared} />
          <AccountRemovalSection store={store} messages={messages} shared={shared} />
        </>
      )}
    </Section>
  )
}

interface SessionsProps extends Pick<PrivacyViewProps, 'store' | 'messages'> {
  readonly sessions: readonly AccountSession[]
}

function Sessions({ sessions, store, messages }: SessionsProps) {
  const { ending, ended, endError } = useStore(store)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const said = ended && messages.ended[ended]
  const end = (which: string) => {
    // Its button disappears with the session, and the focus must not.
    heading.current?.focus()
    void store.actions.endSession(which)
  }
  return (
    <section className={section.group} aria-labelledby={id} aria-busy={ending !== undefined || undefined}>
      <h2 className={section.title} id={id} ref={heading} tabIndex={-1}>
        {messages.sessions}
      </h2>
      <p className={section.lead}>{messages.sessionsLead}</p>
      <StatusRegion text={said ?? ''} />
      {said && <Notice kind="good">{said}</Notice>}
      <div className={section.news} role="alert">
        {endError !== undefined && <Notice kind="bad">{messages.failed(endError)}</Notice>}
      </div>
      <ul className={section.list}>
        {sessions.map((one) => {
          const device = messages.device(one.browser, one.system)
          return (
            <li key={one.id} className={section.item}>
              <div className={section.card}>
                <div className={section.row}>
                  <span className={section.words}>
                    <span className={section.name}>{device}</span>
                    <span className={section.quiet}>
                      {one.isThis ? messages.thisOne : messages.seen(formatDate(one.seenAt, messages.locale))}
                    </span>
                  </span>
                  {!one.isThis && (
                    <Button
                      variant="quiet"
                      label={messages.endNamed(device)}
                      busy={ending === one.id}
                      unavailable={ending !== undefined && ending !== one.id}
                      onClick={() => end(one.id)}
                    >
                      {messages.end}
                    </Button>
                  )}
                </div>
              </div>
            </li>
          )
        })}
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

function Download({ store, messages, shared }: PrivacyViewProps) {
  const { download } = useStore(store)
  const id = useId()
  const said = download.kind === 'done' ? messages.downloaded : ''
  return (
    <section className={section.group} aria-labelledby={id}>
      <h2 className={section.title} id={id}>
        {messages.data}
      </h2>
      <p className={section.lead}>{messages.dataLead}</p>
      <StatusRegion text={said} />
      {said && <Notice kind="good">{said}</Notice>}
      {download.kind === 'failed' ? (
        <ErrorBox
          text={download.message || shared.failed}
          action={{ label: shared.tryAgain, onSelect: () => void store.actions.download() }}
        />
      ) : (
        <div className={section.actions}>
          <Button
            variant="secondary"
            busy={download.kind === 'busy'}
            onClick={() => void store.actions.download()}
          >
            {messages.download}
          </Button>
        </div>
      )}
    </section>
  )
}
