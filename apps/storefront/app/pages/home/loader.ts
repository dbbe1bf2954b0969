import type { Loaded, LoaderContext } from '../../Loader.ts'

/** Asks for what the home page shows. */
export async function loadHome({ client }: LoaderContext): Promise<Loaded<'home'>> {
  const answer = await client.catalogue.home()
  return answer.ok ? { kind: 'page', data: { home: answer.value } } : { kind: 'failed' }
}
