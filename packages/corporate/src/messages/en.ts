import type { CorporateMessages } from './CorporateMessages.ts'
import { landingEn } from './landingEn.ts'

/** English messages of the corporate page. */
export const en: CorporateMessages = { landing: landingEn }
