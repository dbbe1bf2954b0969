import type { AreaMessages } from './AreaMessages.ts'
import type { AreaPorts } from './AreaPorts.ts'
import type { AreaStart } from './AreaStart.ts'
import type { OpenedSection } from './section/OpenedSection.ts'

/** Loads one section of the account with its store; the others are not loaded. Rejects where its code cannot be had. */
export async function openSection(
  opened: AreaStart,
  { client, draft, ...ports }: AreaPorts,
  words?: Partial<AreaMessages>,
): Promise<OpenedSection> {
  switch (opened.section) {
    case 'overview': {
      const { openOverview } = await import('./overview/openOverview.tsx')
      return openOverview(opened.start, { ...ports, client: client.profile }, words)
    }
    case 'profile': {
      const { openProfile } = await import('./profile/openProfile.tsx')
      return openProfile(opened.start, { ...ports, client: client.profile, draft: draft('profile') }, words)
    }
    case 'addresses': {
      const { openAddresses } = await import('./addresses/openAddresses.tsx')
      const book = { ...ports, client: client.addresses, draft: draft('address') }
      return openAddresses(opened.start, book, words)
    }
    case 'savedCards': {
      const { openWallet } = await import('./wallet/openWallet.tsx')
      return openWallet(opened.start, { ...ports, client: client.wallet }, words)
    }
    case 'points': {
      const { openPoints } = await import('./points/openPoints.tsx')
      return openPoints(opened.page, opened.start, { ...ports, client: client.points }, words)
    }
    case 'notifications': {
      const { openNotifications } = await import('./notifications/openNotifications.tsx')
      return openNotifications(opened.start, { ...ports, client: client.notifications }, words)
    }
    case 'privacy': {
      const { openPrivacy } = await import('./privacy/openPrivacy.tsx')
      return openPrivacy(opened.start, { ...ports, client: client.accountData }, words)
    }
  }
}
