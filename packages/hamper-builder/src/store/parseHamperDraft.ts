import type { HamperDraft } from './HamperPorts.ts'

/** Reads a draft from where a browser kept it; what is none is as good as nothing. */
export function parseHamperDraft(kept: unknown): HamperDraft | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { hamper, message } = { hamper: undefined, message: undefined, ...kept }
  return typeof hamper === 'string' && typeof message === 'string' ? { hamper, message } : undefined
}
