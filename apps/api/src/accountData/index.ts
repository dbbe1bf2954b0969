export { accountDataHandlers } from './accountData.routes.ts'
export { createAccountDataService } from './createAccountDataService.ts'
export { createDeletedAccountList } from './createDeletedAccountList.ts'
