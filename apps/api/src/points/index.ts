export { createPointRepo } from './createPointRepo.ts'
export { pointHandlers } from './points.routes.ts'
export { pointsRedemptionLimits } from './pointsRedemptionLimits.ts'
