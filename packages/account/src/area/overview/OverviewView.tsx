import type { Profile } from '@store/api-client/contract/profile'
import { ChevronRightIcon } from '@store/ui'
import { useStore } from 'zustand'
import type { AreaHrefs } from '../frame/AreaHrefs.ts'
import { AreaIcon } from '../frame/AreaIcon.tsx'
import type { FrameMessages } from '../frame/FrameMessages.ts'
import { menuPages } from '../frame/menuPages.ts'
import type { SectionReading } from '../reading/createReading.ts'
import section from '../section/Section.module.css'
import { Section } from '../section/Section.tsx'
import type { SectionMessages } from '../section/SectionMessages.ts'
import styles from './Overview.module.css'

/** Props of `OverviewView`. */
export interface OverviewViewProps {
  /** Who is greeted. */
  readonly reading: SectionReading<Profile>
  readonly hrefs: AreaHrefs
  readonly messages: FrameMessages
  /** The words all sections share. */
  readonly shared: SectionMessages
}

/** The first page of the account: its menu as a list, with a greeting. */
export function OverviewView({ reading, hrefs, messages, shared }: OverviewViewProps) {
  const { kind } = useStore(reading)
  return (
    <>
      <Section
        reading={reading}
        heading={messages.account}
        rows={1}
        messages={shared}
        guestNote={
          <a className={section.link} href={hrefs.lookup()}>
            {messages.lookUp}
          </a>
        }
      >
        {({ name, email }) => (
          <p className={styles.hello}>
            {messages.hello(firstOf(name))} <span className={styles.email}>{email}</span>
          </p>
        )}
      </Section>
      {kind !== 'guest' && (
        <ul className={styles.menu}>
          {menuPages.map((page) => (
            <li key={page} className={styles.entry}>
              <a className={styles.link} href={hrefs.account(page)}>
                <span className={styles.sign}>
                  <AreaIcon page={page} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{messages.pages[page]}</span>
                  <span className={styles.about}>{messages.about[page]}</span>
                </span>
                <span className={styles.arrow}>
                  <ChevronRightIcon size="s" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const firstOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
