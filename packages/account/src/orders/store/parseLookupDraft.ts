import type { LookupDraft } from './LookupDraft.ts'

/** Parses a draft from browser storage, even when it is malformed; a value that is not a string becomes empty. */
export function parseLookupDraft(kept: unknown): LookupDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const found = new Map<string, unknown>(Object.entries(kept))
  const text = (field: string) => {
    const value = found.get(field)
    return typeof value === 'string' ? value : ''
  }
  const availableAt = found.get('availableAt')
  const draft = { number: text('number'), email: text('email') }
  return typeof availableAt === 'number' && Number.isFinite(availableAt) ? { ...draft, availableAt } : draft
}
