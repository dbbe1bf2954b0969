import { Link } from '@store/ui'
import { useStore } from 'zustand'
import section from '../section/Section.module.css'
import { Section } from '../section/Section.tsx'
import { createOverviewPart } from './createOverviewPart.ts'
import { OverviewGreeting } from './OverviewGreeting.tsx'
import { OverviewMenu } from './OverviewMenu.tsx'
import type { OverviewViewProps } from './OverviewSlots.ts'

/** Renders the first page of the account: its menu as a list, with a greeting. */
export const OverviewView = createOverviewPart((slots) => slots.view, OwnOverviewView)

function OwnOverviewView({ reading, hrefs, messages, shared }: OverviewViewProps) {
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
        {(profile) => <OverviewGreeting profile={profile} messages={messages} />}
      </Section>
      {kind !== 'guest' && <OverviewMenu hrefs={hrefs} messages={messages} />}
    </>
  )
}
