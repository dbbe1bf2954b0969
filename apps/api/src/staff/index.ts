export { createStaffGuard } from './createStaffGuard.ts'
export { runStaffCommand } from './runStaffCommand.ts'
export { staffHandlers } from './staff.routes.ts'
