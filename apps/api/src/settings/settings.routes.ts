import type { settingsCalls } from '@store/api-client/contract/settings'
import type { Secrets } from '../AppDeps.ts'
import type { Handlers } from '../http/bindCalls.ts'

/** Answers the settings calls. */
export const settingsHandlers = ({
  userDataKey: { kid, x, y },
}: Secrets): Handlers<typeof settingsCalls> => ({
  get: async () => ({
    status: true,
    user_data_key: { kid, kty: 'EC', crv: 'P-256', x, y, use: 'enc', alg: 'ECDH-ES' },
  }),
})
