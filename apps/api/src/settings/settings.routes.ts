import type { settingsCalls } from '@store/api-client/contract/settings'
import type { AppDeps } from '../AppDeps.ts'
import type { Handlers } from '../http/bindCalls.ts'

/** Answers the settings calls. */
export const settingsHandlers = ({
  secrets,
  hasNewLogin,
  google,
  countryCodes,
}: AppDeps): Handlers<typeof settingsCalls> => {
  const { kid, x, y } = secrets.userDataKey
  return {
    get: async (_, { elsewhere }) => ({
      status: true,
      user_data_key: { kid, kty: 'EC', crv: 'P-256', x, y, use: 'enc', alg: 'ECDH-ES' },
      new_login_api: hasNewLogin ? 1 : 0,
      // Google leads back with a cookie of the store, which a page elsewhere has none of.
      google_login: google && elsewhere === undefined ? 1 : 0,
      country_code: [...countryCodes],
    }),
  }
}
