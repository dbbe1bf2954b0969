export { createCurrencyRepo } from './createCurrencyRepo.ts'
export { settingsHandlers } from './settings.routes.ts'
