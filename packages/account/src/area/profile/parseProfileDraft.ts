import type { NameTitle } from '@store/api-client/contract/login'

/** Parses a profile draft from the browser's storage; returns `undefined` for an invalid one. */
export function parseProfileDraft(
  kept: unknown,
): { readonly title: NameTitle; readonly name: string } | undefined {
  if (typeof kept !== 'object' || kept === null || !('name' in kept) || !('title' in kept)) return undefined
  const title = nameTitles.find((known) => known === kept.title)
  return title && typeof kept.name === 'string' ? { title, name: kept.name } : undefined
}

/** Titles by which a user can be addressed. */
export const nameTitles: readonly NameTitle[] = ['Mr.', 'Mrs.', 'Ms.']
