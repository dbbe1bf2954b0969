/** A prop with the default that its component declares, as source text. */
export interface DocumentedProp {
  readonly control?: unknown
  readonly table?: { readonly defaultValue?: { readonly summary?: unknown } }
}

/**
 * Returns the defaults of props as args, where the control would otherwise ask for a value ("Set boolean"). A component
 * renders the same with its defaults given.
 */
export function toDefaultArgs(
  props: Readonly<Record<string, DocumentedProp>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, { control, table }]) => {
      const value = hasControl(control) ? parseLiteral(table?.defaultValue?.summary) : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

const hasControl = (control: unknown): boolean =>
  typeof control === 'object' && control !== null && !('disable' in control && control.disable)

function parseLiteral(source: unknown): string | number | boolean | undefined {
  if (typeof source !== 'string') return undefined
  if (source === 'true' || source === 'false') return source === 'true'
  if (/^-?\d[\d_]*(\.\d+)?$/.test(source)) return Number(source.replaceAll('_', ''))
  return /^'([^'\\]*)'$/.exec(source)?.[1]
}
