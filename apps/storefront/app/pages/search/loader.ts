import { readGiftQuery } from '../../giftQuery.ts'
import type { Loaded, LoaderContext } from '../../Loader.ts'

/** Asks for a page of what fits the text of an address. */
export async function loadSearch({ client, url }: LoaderContext): Promise<Loaded<'search'>> {
  const query = readGiftQuery(url)
  const answer = await client.catalogue.search(query)
  if (!answer.ok) return { kind: 'failed' }
  if (answer.value.page > answer.value.pages) return { kind: 'notFound' }
  return { kind: 'page', data: { search: answer.value, query } }
}
