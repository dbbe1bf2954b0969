import type { LoaderContext } from '../../Loader.ts'

/** Resolves a product's alias to its URL (specification 2, section 2: related products link to /{alias}). */
export async function resolveProductSlug(
  client: LoaderContext['client'],
  alias: string,
): Promise<
  | { readonly kind: 'redirect'; readonly status: 301; readonly href: string }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed' }
> {
  // All slugs of the store match this pattern, so other texts need no request.
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(alias) || alias.length > 100) return { kind: 'notFound' }
  const answer = await client.settings.alias({ alias })
  if (answer.ok) return { kind: 'redirect', status: 301, href: answer.value.href }
  const { failure } = answer
  // A rate limit also rejects the request, but the page may exist.
  const isUnknown = failure.kind === 'refused' && (failure.status === 404 || failure.status === 400)
  return { kind: isUnknown ? 'notFound' : 'failed' }
}
