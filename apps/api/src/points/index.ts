export { createPointRepo } from './createPointRepo.ts'
export { pointHandlers } from './points.routes.ts'
export { rewardRule } from './rewardRule.ts'
