import type { NameTitle } from '@store/api-client/contract/login'

/** What was typed of a profile, as a browser kept it; `undefined` where it has not the form of it. */
export function parseProfileDraft(
  kept: unknown,
): { readonly title: NameTitle; readonly name: string } | undefined {
  if (typeof kept !== 'object' || kept === null || !('name' in kept) || !('title' in kept)) return undefined
  const title = nameTitles.find((known) => known === kept.title)
  return title && typeof kept.name === 'string' ? { title, name: kept.name } : undefined
}

/** How a user can be addressed. */
export const nameTitles: readonly NameTitle[] = ['Mr.', 'Mrs.', 'Ms.']
