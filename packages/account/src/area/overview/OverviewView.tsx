import type { Profile } from '@store/api-client/contract/profile'
import { ChevronRightIcon, Link } from '@store/ui'
import { useStore } from 'zustand'
import type { AccountHrefs } from '../layout/AccountHrefs.ts'
import type { AccountLayoutMessages } from '../layout/AccountLayoutMessages.ts'
import { AccountPageIcon } from '../layout/AccountPageIcon.tsx'
import { menuPages } from '../layout/menuPages.ts'
import type { SectionResource } from '../resource/createSectionResource.ts'
import section from '../section/Section.module.css'
import { Section } from '../section/Section.tsx'
import type { SectionMessages } from '../section/SectionMessages.ts'
import styles from './Overview.module.css'

/** Props of `OverviewView`. */
export interface OverviewViewProps {
  /** The profile, for the greeting. */
  readonly reading: SectionResource<Profile>
  readonly hrefs: AccountHrefs
  readonly messages: AccountLayoutMessages
  /** Messages shared by all sections. */
  readonly shared: SectionMessages
}

/** Renders the first page of the account: its menu as a list, with a greeting. */
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
          <Link className={section.link} href={hrefs.lookup()}>
            {messages.lookUp}
          </Link>
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
              <Link className={styles.link} href={hrefs.account(page)}>
                <span className={styles.sign}>
                  <AccountPageIcon page={page} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{messages.pages[page]}</span>
                  <span className={styles.about}>{messages.about[page]}</span>
                </span>
                <span className={styles.arrow}>
                  <ChevronRightIcon size="s" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const firstOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
