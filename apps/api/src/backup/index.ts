export { runRestoreDrill } from './runRestoreDrill.ts'
