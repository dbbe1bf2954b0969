import type { ComboboxOption } from './ComboboxOption.ts'

interface OptionGroup {
  readonly name: string | undefined
  readonly options: readonly ComboboxOption[]
}

/** Groups adjacent options with the same group, keeping their order. */
export function groupOptions(options: readonly ComboboxOption[]): readonly OptionGroup[] {
  const groups: { name: string | undefined; options: ComboboxOption[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.name === option.group) last.options.push(option)
    else groups.push({ name: option.group, options: [option] })
  }
  return groups
}
