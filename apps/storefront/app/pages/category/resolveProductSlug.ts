import type { LoaderContext } from '../../Loader.ts'

/** Where a product's alias leads (specification 2, section 2: related products link to /{alias}). */
export async function resolveProductSlug(
  client: LoaderContext['client'],
  alias: string,
): Promise<
  | { readonly kind: 'redirect'; readonly status: 301; readonly href: string }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'failed' }
> {
  // No slug of ours looks different, and nothing else is worth a question.
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(alias) || alias.length > 100) return { kind: 'notFound' }
  const answer = await client.settings.alias(alias)
  if (answer.ok) return { kind: 'redirect', status: 301, href: answer.value.href }
  return { kind: answer.failure.kind === 'refused' ? 'notFound' : 'failed' }
}
