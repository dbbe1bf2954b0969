export { createHamperService } from './createHamperService.ts'
export { hamperHandlers } from './hampers.routes.ts'
