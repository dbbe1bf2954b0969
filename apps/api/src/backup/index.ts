export { runDrill } from './runDrill.ts'
