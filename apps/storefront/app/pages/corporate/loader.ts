import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** Asks for what the corporate landing page shows; it is the same for every visitor. */
export async function loadCorporate({ client }: LoaderContext): Promise<LoaderResult<'corporate'>> {
  const answer = await client.corporate.page()
  if (answer.ok) return { kind: 'page', data: { corporate: answer.value } }
  const { failure } = answer
  return { kind: failure.kind === 'refused' && failure.status === 404 ? 'notFound' : 'failed' }
}
