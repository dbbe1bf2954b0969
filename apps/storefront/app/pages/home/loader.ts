import type { Loaded, LoaderContext } from '../../Loader.ts'

/** Asks for the shelves. */
export async function loadHome({ client }: LoaderContext): Promise<Loaded<'home'>> {
  const answer = await client.catalogue.home()
  return answer.ok ? { kind: 'page', data: { shelves: answer.value } } : { kind: 'failed' }
}
