import { fetchSection, sectionNames } from '@store/account/area/headless'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'
import { accountPaths } from './accountPaths.ts'

/** Asks for what a section shows; a guest is asked to log in there, and what failed can be asked for again. */
export async function loadAccount({ client, url }: LoaderContext): Promise<LoaderResult<'account'>> {
  const section = sectionNames.find((name) => accountPaths[name] === url.pathname)
  if (!section) return { kind: 'notFound' }
  const opened = await fetchSection(client, { section, page: pageOf(url) })
  return { kind: 'page', data: { opened } }
}

/** The page of a history in an address; what is none is the first. */
function pageOf(url: URL): number {
  const said = url.searchParams.get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(said) ? Number(said) : 1
}
