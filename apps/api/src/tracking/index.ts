export { trackingHandlers } from './tracking.routes.ts'
