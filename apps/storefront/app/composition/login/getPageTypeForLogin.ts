import type { LoginPageType } from '@store/api-client/contract/login'
import { categoryLinks } from '../../categoryLinks.ts'

/** Returns the page kind of a path, as the login reports it (specification 1, section 7: ref_url). */
export function getPageTypeForLogin(path: string): LoginPageType {
  if (path.startsWith('/p/')) return 'detail_page'
  return categoryLinks.some(({ slug }) => path === `/${slug}`) ? 'listing_page' : ''
}
