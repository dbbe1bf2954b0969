import type { ApiClient } from '@store/api-client'
import type { Menu } from '@store/api-client/contract/catalogue'

/** Asks for the header's menus; once more where that was forbidden (specification 1, section 8), and then goes without. */
export async function loadMenus({
  catalogue,
}: Pick<ApiClient, 'catalogue'>): Promise<readonly Menu[] | undefined> {
  const first = await catalogue.menus()
  const isForbidden = !first.ok && 'status' in first.failure && first.failure.status === 403
  const answer = isForbidden ? await catalogue.menus() : first
  return answer.ok ? answer.value : undefined
}
