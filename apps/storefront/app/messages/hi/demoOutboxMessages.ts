import type { demoOutboxMessages as English } from '../en/demoOutboxMessages.ts'

/** Hindi messages of the login in demo mode. */
export const demoOutboxMessages: typeof English = {
  code: 'नमूना स्टोर: आपका कोड आउटबॉक्स में है (नए टैब में खुलता है)',
}
