import type { ApiClient } from '@store/api-client'
import type { Menu } from '@store/api-client/contract/catalogue'

/** Loads the header's menus; retries once after a 403 (specification 1, section 8), and otherwise returns none. */
export async function loadMenus({
  catalogue,
}: Pick<ApiClient, 'catalogue'>): Promise<readonly Menu[] | undefined> {
  const first = await catalogue.menus()
  const isForbidden = !first.ok && 'status' in first.failure && first.failure.status === 403
  const answer = isForbidden ? await catalogue.menus() : first
  return answer.ok ? answer.value : undefined
}
