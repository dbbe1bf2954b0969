import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/** Asks for the order; a guest is asked to log in, and what failed can be asked for again. */
export async function loadOrder({ client, params }: LoaderContext): Promise<LoaderResult<'order'>> {
  const id = params.id ?? ''
  const answer = await client.orders.get({ id })
  if (answer.ok) return { kind: 'page', data: { id, start: { kind: 'known', value: answer.value } } }
  const { failure } = answer
  if (failure.kind !== 'refused') return { kind: 'page', data: { id, start: { kind: 'failed' } } }
  // Somebody else's order is as good as none.
  return failure.status === 401
    ? { kind: 'page', data: { id, start: { kind: 'guest' } } }
    : { kind: 'notFound' }
}
