import type { ComboboxOption } from './ComboboxOption.ts'

/**
 * Returns the option one step down (`1`) or up (`-1`) from the active one, wrapping around; without an active
 * option, the first or the last.
 */
export function moveActiveOption(
  options: readonly ComboboxOption[],
  activeId: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = options.findIndex(({ id }) => id === activeId)
  if (at === -1) return options.at(step === 1 ? 0 : -1)?.id
  return options[(at + step + options.length) % options.length]?.id
}
