import { Button, ErrorBox, VisuallyHidden } from '@store/ui'
import { Skeleton } from '@store/ui/skeleton'
import { type ReactNode, useRef } from 'react'
import { useStore } from 'zustand'
import type { SectionResource } from '../resource/createSectionResource.ts'
import styles from './Section.module.css'
import type { SectionMessages } from './SectionMessages.ts'

/** Props of `Section`. */
export interface SectionProps<Data> {
  /** Its resource. */
  readonly reading: SectionResource<Data>
  /** Its heading. */
  readonly heading: string
  /** Its introduction, under the heading. */
  readonly lead?: ReactNode
  /** Number of rows of its skeleton. @default 3 */
  readonly rows?: number
  /** Note under a guest's login prompt. */
  readonly guestNote?: ReactNode
  /** Messages shared by all sections. */
  readonly messages: SectionMessages
  /** Renders the loaded data. */
  readonly children: (data: Data) => ReactNode
}

/** Renders a section of the account: its data, or its loading, guest or error state. */
export function Section<Data>({
  reading,
  heading,
  lead,
  rows = 3,
  messages,
  ...section
}: SectionProps<Data>) {
  const state = useStore(reading)
  const title = useRef<HTMLHeadingElement>(null)

  const logIn = async () => {
    await reading.logIn()
    const element = title.current
    // The pressed button may have been removed together with its focus.
    if (element && element.ownerDocument.activeElement === element.ownerDocument.body) element.focus()
  }

  return (
    <section className={styles.section} aria-busy={state.kind === 'loading' || undefined}>
      <header className={styles.head}>
        <h1 className={styles.heading} ref={title} tabIndex={-1}>
          {heading}
        </h1>
        {lead && state.kind === 'ready' && <p className={styles.lead}>{lead}</p>}
      </header>
      {content()}
    </section>
  )

  function content(): ReactNode {
    switch (state.kind) {
      case 'ready':
        return section.children(state.data)
      case 'guest':
        return (
          <div className={styles.hello}>
            <p className={styles.prompt}>{messages.guest}</p>
            <Button size="l" hasPopup="dialog" onClick={() => void logIn()}>
              {messages.login}
            </Button>
            {section.guestNote}
          </div>
        )
      case 'failed':
        return (
          <ErrorBox
            text={state.message || messages.failed}
            action={{ label: messages.tryAgain, onSelect: () => void reading.refresh() }}
          />
        )
      case 'loading':
        return (
          <div className={styles.list}>
            <VisuallyHidden>{messages.loading}</VisuallyHidden>
            {Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
              <div key={row} className={styles.card}>
                <Skeleton shape="lines" lines={3} />
              </div>
            ))}
          </div>
        )
    }
  }
}
