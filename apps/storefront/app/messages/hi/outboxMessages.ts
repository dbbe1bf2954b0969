import type { outboxMessages as English } from '../en/outboxMessages.ts'

/** Hindi messages of the login in demo mode. */
export const outboxMessages: typeof English = {
  code: 'नमूना स्टोर: आपका कोड आउटबॉक्स में है (नए टैब में खुलता है)',
}
