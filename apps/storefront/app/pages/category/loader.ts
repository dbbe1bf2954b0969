import type { Loaded, LoaderContext } from '../../Loader.ts'

/** Asks for a category by the last part of its address. */
export async function loadCategory({ client, params }: LoaderContext): Promise<Loaded<'category'>> {
  const answer = await client.catalogue.category(params.category ?? '')
  if (answer.ok) return { kind: 'page', data: { category: answer.value } }
  const { failure } = answer
  const isUnknown = failure.kind === 'refused' && (failure.status === 404 || failure.status === 400)
  return { kind: isUnknown ? 'notFound' : 'failed' }
}
