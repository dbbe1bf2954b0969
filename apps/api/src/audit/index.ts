export { createAuditLog, type NewAuditEntry } from './createAuditLog.ts'
