import type { AccountAreaPorts } from './AccountAreaPorts.ts'
import { toInitialSectionData } from './resource/toInitialSectionData.ts'
import type { SectionQuery, SectionWithInitialData } from './SectionWithInitialData.ts'
import { fetchWallet } from './wallet/fetchWallet.ts'

/**
 * Fetches a section's data, such as on a server with the visitor's cookie. A failure is returned as part of the result,
 * not thrown.
 */
export async function fetchSection(
  client: AccountAreaPorts['client'],
  { section, page = 1 }: SectionQuery,
): Promise<SectionWithInitialData> {
  switch (section) {
    case 'overview':
    case 'profile':
      return { section, start: toInitialSectionData(await client.profile.get()) }
    case 'addresses':
      return { section, start: toInitialSectionData(await client.addresses.list()) }
    case 'savedCards':
      return { section, start: toInitialSectionData(await fetchWallet(client.wallet)) }
    case 'points':
      return { section, page, start: toInitialSectionData(await client.points.list({ page })) }
    case 'notifications':
      return { section, start: toInitialSectionData(await client.notifications.list()) }
    case 'privacy':
      return { section, start: toInitialSectionData(await client.accountData.sessions()) }
  }
}
