import { fetchSection, type SectionWithInitialData, sectionNames } from '@store/account/area/headless'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'
import { accountPaths } from './accountPaths.ts'

/** A section of the account with its data, or the reason why none is shown. */
export interface AccountData {
  readonly opened: SectionWithInitialData
}

/** Loads the data of a section. A guest sees the login prompt, and a failed request can be retried. */
export async function loadAccount({ client, url }: LoaderContext): Promise<LoaderResult<AccountData>> {
  const section = sectionNames.find((name) => accountPaths[name] === url.pathname)
  if (!section) return { kind: 'notFound' }
  const opened = await fetchSection(client, { section, page: pageOf(url) })
  return { kind: 'page', data: { opened } }
}

/** Returns the history page number in a URL; 1 if invalid. */
function pageOf(url: URL): number {
  const text = url.searchParams.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
