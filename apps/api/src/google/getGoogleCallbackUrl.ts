import { googleCallbackPath } from '@store/api-client/contract/login'
import type { AppDeps } from '../AppDeps.ts'

/** Returns the URL that Google redirects back to, which is registered there. */
export const getGoogleCallbackUrl = ({
  publicOrigin,
  brand,
}: Pick<AppDeps, 'publicOrigin' | 'brand'>): string =>
  publicOrigin + googleCallbackPath.replace('{brand}', brand.slug)
