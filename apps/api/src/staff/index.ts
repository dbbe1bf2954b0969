export { createStaffGuard } from './createStaffGuard.ts'
export { createStaffRepo } from './createStaffRepo.ts'
export { runStaffCommand } from './runStaffCommand.ts'
export { staffHandlers } from './staff.routes.ts'
