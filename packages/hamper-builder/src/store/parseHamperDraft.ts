import type { HamperDraft } from './HamperPorts.ts'

/** Parses a draft from browser storage; `undefined` if it is invalid. */
export function parseHamperDraft(kept: unknown): HamperDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { hamper, message } = { hamper: undefined, message: undefined, ...kept }
  return typeof hamper === 'string' && typeof message === 'string' ? { hamper, message } : undefined
}
