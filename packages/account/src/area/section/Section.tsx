import { type ReactNode, useRef } from 'react'
import { useStore } from 'zustand'
import type { SectionResource } from '../resource/createSectionResource.ts'
import styles from './Section.module.css'
import { SectionHeading } from './SectionHeading.tsx'
import { SectionLoadError } from './SectionLoadError.tsx'
import { SectionLoginPrompt } from './SectionLoginPrompt.tsx'
import type { SectionMessages } from './SectionMessages.ts'
import { SectionSkeleton } from './SectionSkeleton.tsx'

/** Props of `Section`. */
export interface SectionProps<Data> {
  /** Resource of the section. */
  readonly reading: SectionResource<Data>
  /** Heading of the section. */
  readonly heading: string
  /** Introduction of the section, under the heading. */
  readonly lead?: ReactNode
  /** Number of rows of the section's skeleton. @default 3 */
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
    // The pressed button may have been removed, so the heading takes the focus.
    if (element && element.ownerDocument.activeElement === element.ownerDocument.body) element.focus()
  }

  return (
    <section className={styles.section} aria-busy={state.kind === 'loading' || undefined}>
      <SectionHeading heading={heading} lead={state.kind === 'ready' ? lead : undefined} headingRef={title} />
      {content()}
    </section>
  )

  function content(): ReactNode {
    switch (state.kind) {
      case 'ready':
        return section.children(state.data)
      case 'guest':
        return (
          <SectionLoginPrompt onLogIn={() => void logIn()} note={section.guestNote} messages={messages} />
        )
      case 'failed':
        return (
          <SectionLoadError
            message={state.message}
            onRetry={() => void reading.refresh()}
            messages={messages}
          />
        )
      case 'loading':
        return <SectionSkeleton rows={rows} messages={messages} />
    }
  }
}
