import type { PartialMessages } from '@store/ui/messages'
import type { AccountAreaMessages } from './AccountAreaMessages.ts'
import type { AccountAreaPorts } from './AccountAreaPorts.ts'
import type { AccountAreaSlots } from './AccountAreaSlots.ts'
import type { SectionWithInitialData } from './SectionWithInitialData.ts'
import { SectionSlotsContext } from './section/createSectionPart.ts'
import type { LoadedSection } from './section/LoadedSection.ts'

/**
 * Loads one section of the account with its store, and no other section. Rejects when its code fails to load.
 *
 * `slots` replaces or wraps parts. @default the package's own
 */
export async function loadSection(
  opened: SectionWithInitialData,
  ports: AccountAreaPorts,
  words?: PartialMessages<AccountAreaMessages>,
  slots: AccountAreaSlots = {},
): Promise<LoadedSection> {
  const { element, refresh } = await createSection(opened, ports, words, slots)
  return {
    element: <SectionSlotsContext.Provider value={slots.section}>{element}</SectionSlotsContext.Provider>,
    refresh,
  }
}

async function createSection(
  opened: SectionWithInitialData,
  { client, draft, ...ports }: AccountAreaPorts,
  words: PartialMessages<AccountAreaMessages> | undefined,
  slots: AccountAreaSlots,
): Promise<LoadedSection> {
  switch (opened.section) {
    case 'overview': {
      const { createOverviewSection } = await import('./overview/createOverviewSection.tsx')
      return createOverviewSection(opened.start, { ...ports, client: client.profile }, words, slots.overview)
    }
    case 'profile': {
      const { createProfileSection } = await import('./profile/createProfileSection.tsx')
      return createProfileSection(
        opened.start,
        { ...ports, client: client.profile, draft: draft('profile') },
        words,
        slots.profile,
      )
    }
    case 'addresses': {
      const { createAddressesSection } = await import('./addresses/createAddressesSection.tsx')
      const book = { ...ports, client: client.addresses, draft: draft('address') }
      return createAddressesSection(opened.start, book, words, slots.addresses)
    }
    case 'savedCards': {
      const { createWalletSection } = await import('./wallet/createWalletSection.tsx')
      return createWalletSection(opened.start, { ...ports, client: client.wallet }, words, slots.wallet)
    }
    case 'points': {
      const { createPointsSection } = await import('./points/createPointsSection.tsx')
      return createPointsSection(
        opened.page,
        opened.start,
        { ...ports, client: client.points },
        words,
        slots.points,
      )
    }
    case 'notifications': {
      const { createNotificationsSection } = await import('./notifications/createNotificationsSection.tsx')
      return createNotificationsSection(
        opened.start,
        { ...ports, client: client.notifications },
        words,
        slots.notifications,
      )
    }
    case 'privacy': {
      const { createPrivacySection } = await import('./privacy/createPrivacySection.tsx')
      return createPrivacySection(
        opened.start,
        { ...ports, client: client.accountData },
        words,
        slots.privacy,
      )
    }
  }
}
