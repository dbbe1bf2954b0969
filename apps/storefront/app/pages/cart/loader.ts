import type { LoaderContext, LoaderResult } from '../../Loader.ts'

/**
 * Asks for the visitor's cart; when that fails the page comes without it and asks again. The pictures of an empty one
 * come with it: they are the largest thing there is to see.
 */
export async function loadCart({ client }: LoaderContext): Promise<LoaderResult<'cart'>> {
  const answer = await client.cart.list()
  if (!answer.ok) return { kind: 'page', data: {} }
  const cart = answer.value
  const best = cart.lines.length === 0 ? await client.catalogue.bestSellers() : undefined
  return { kind: 'page', data: { cart, ...(best?.ok && { categories: best.value.categories }) } }
}
