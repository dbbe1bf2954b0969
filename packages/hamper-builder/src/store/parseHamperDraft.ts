import type { HamperDraft } from './HamperPorts.ts'

/** Parses a draft from browser storage; `undefined` if it is invalid. */
export function parseHamperDraft(kept: unknown): HamperDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { hamper, message, written } = { hamper: undefined, message: undefined, written: undefined, ...kept }
  if (typeof hamper !== 'string' || typeof message !== 'string') return undefined
  return { hamper, message, ...(typeof written === 'string' && { written }) }
}
