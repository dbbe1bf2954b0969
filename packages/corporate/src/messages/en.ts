import type { CorporateMessages } from './CorporateMessages.ts'
import { landingEn } from './landingEn.ts'

/** The corporate page in English. */
export const en: CorporateMessages = { landing: landingEn }
