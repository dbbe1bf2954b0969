import {
  type AccountAreaPorts,
  type LoadedSection,
  loadSection,
  type SectionWithInitialData,
} from '@store/account/area'
import { createSessionStorageItem } from '@store/host'
import { accountAreaMessages } from '#messages/packages/accountAreaMessages.ts'
import { navigateToPage, reload } from '../browser/navigation.ts'
import type { Stores } from '../createStores.ts'
import { createCityFinder } from '../location/createCityFinder.ts'

/** Creates a connected section of the account. Separate from `createStores`, because only one page needs it. */
export async function createAccountSection(
  { client, visitor, login, forget }: Pick<Stores, 'client' | 'visitor' | 'login' | 'forget'>,
  opened: SectionWithInitialData,
  hrefs: AccountAreaPorts['hrefs'],
): Promise<LoadedSection> {
  const section = await loadSection(
    opened,
    {
      client,
      session: visitor.session,
      requestLogin: login.request,
      mobile: client.login,
      clock: { now: () => new Date() },
      onRenamed: visitor.refresh,
      findCity: createCityFinder(client.delivery),
      reload,
      draft: (form) => createSessionStorageItem(`account-${form}`),
      saveFile,
      onRemoved: () => {
        forget()
        visitor.refresh()
        navigateToPage(hrefs.home())
      },
      hrefs,
    },
    accountAreaMessages,
  )
  visitor.onElsewhere(() => void section.refresh())
  return section
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // After a minute, the browser has started the download and no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
