import type { LookupDraft } from './LookupDraft.ts'

/** Reads a draft from where a browser kept it, whatever somebody made of it; what is no text is left empty. */
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
