import type { Loaded, LoaderContext } from '../../Loader.ts'

/** Asks for the order; who is not signed in gets the page without it and is asked to log in. */
export async function loadOrder({ client, params }: LoaderContext): Promise<Loaded<'order'>> {
  const answer = await client.orders.get({ id: params.id ?? '' })
  if (answer.ok) return { kind: 'page', data: { order: answer.value } }
  const { failure } = answer
  if (failure.kind !== 'refused') return { kind: 'failed' }
  return failure.status === 401 ? { kind: 'page', data: {} } : { kind: 'notFound' }
}
