export { accountDataHandlers } from './accountData.routes.ts'
export { createAccountDataService } from './createAccountDataService.ts'
export { createDeletionList } from './createDeletionList.ts'
