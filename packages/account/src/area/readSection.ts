import type { AreaPorts } from './AreaPorts.ts'
import type { AreaQuestion, AreaStart } from './AreaStart.ts'
import { readStart } from './reading/readStart.ts'
import { readWallet } from './wallet/readWallet.ts'

/** Asks for what a section shows, such as on a server with the visitor's cookie; what fails is part of the answer. */
export async function readSection(
  client: AreaPorts['client'],
  { section, page = 1 }: AreaQuestion,
): Promise<AreaStart> {
  switch (section) {
    case 'overview':
    case 'profile':
      return { section, start: readStart(await client.profile.get()) }
    case 'addresses':
      return { section, start: readStart(await client.addresses.list()) }
    case 'savedCards':
      return { section, start: readStart(await readWallet(client.wallet)) }
    case 'points':
      return { section, page, start: readStart(await client.points.list({ page })) }
    case 'notifications':
      return { section, start: readStart(await client.notifications.list()) }
    case 'privacy':
      return { section, start: readStart(await client.accountData.sessions()) }
  }
}
