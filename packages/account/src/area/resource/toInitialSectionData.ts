import type { Result } from '@store/api-client/contract/problem'
import type { InitialSectionData } from './SectionData.ts'

/**
 * Converts a response to a section's initial data. The user-info cookie can outlive the session, so a 401 of the server
 * decides that the visitor is a guest.
 */
export function toInitialSectionData<Data>(answer: Result<Data>): InitialSectionData<Data> {
  if (answer.ok) return { kind: 'ready', data: answer.value }
  const { failure } = answer
  if (failure.kind !== 'refused') return { kind: 'failed' }
  return failure.status === 401 ? { kind: 'guest' } : { kind: 'failed', message: failure.message }
}
