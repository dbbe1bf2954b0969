import type { Loaded, LoaderContext } from '../../Loader.ts'

/** Asks for the visitor's cart; when that fails the page comes without it and asks again. */
export async function loadCart({ client }: LoaderContext): Promise<Loaded<'cart'>> {
  const answer = await client.cart.list()
  return { kind: 'page', data: answer.ok ? { cart: answer.value } : {} }
}
