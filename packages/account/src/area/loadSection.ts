import type { PartialMessages } from '@store/ui/messages'
import type { AccountAreaMessages } from './AccountAreaMessages.ts'
import type { AccountAreaPorts } from './AccountAreaPorts.ts'
import type { InitialSection } from './InitialSection.ts'
import type { LoadedSection } from './section/LoadedSection.ts'

/** Loads one section of the account with its store; the others are not loaded. Rejects when its code fails to load. */
export async function loadSection(
  opened: InitialSection,
  { client, draft, ...ports }: AccountAreaPorts,
  words?: PartialMessages<AccountAreaMessages>,
): Promise<LoadedSection> {
  switch (opened.section) {
    case 'overview': {
      const { createOverviewSection } = await import('./overview/createOverviewSection.tsx')
      return createOverviewSection(opened.start, { ...ports, client: client.profile }, words)
    }
    case 'profile': {
      const { createProfileSection } = await import('./profile/createProfileSection.tsx')
      return createProfileSection(
        opened.start,
        { ...ports, client: client.profile, draft: draft('profile') },
        words,
      )
    }
    case 'addresses': {
      const { createAddressesSection } = await import('./addresses/createAddressesSection.tsx')
      const book = { ...ports, client: client.addresses, draft: draft('address') }
      return createAddressesSection(opened.start, book, words)
    }
    case 'savedCards': {
      const { createWalletSection } = await import('./wallet/createWalletSection.tsx')
      return createWalletSection(opened.start, { ...ports, client: client.wallet }, words)
    }
    case 'points': {
      const { createPointsSection } = await import('./points/createPointsSection.tsx')
      return createPointsSection(opened.page, opened.start, { ...ports, client: client.points }, words)
    }
    case 'notifications': {
      const { createNotificationsSection } = await import('./notifications/createNotificationsSection.tsx')
      return createNotificationsSection(opened.start, { ...ports, client: client.notifications }, words)
    }
    case 'privacy': {
      const { createPrivacySection } = await import('./privacy/createPrivacySection.tsx')
      return createPrivacySection(opened.start, { ...ports, client: client.accountData }, words)
    }
  }
}
