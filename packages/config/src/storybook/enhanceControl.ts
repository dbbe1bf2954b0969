/** What Storybook knows about a prop. */
export interface StorybookArgType {
  readonly name?: unknown
  readonly control?: unknown
  readonly type?: { readonly name?: unknown; readonly raw?: unknown }
  readonly table?: { readonly type?: { readonly summary?: unknown } }
}

/**
 * Sets a usable control for a prop before Storybook infers one. Storybook infers an object control for every union,
 * even `string | undefined`, and for values that cannot be typed, such as nodes, functions and stores.
 */
export function enhanceControl<Prop extends StorybookArgType>(prop: Prop, value: unknown): Prop {
  const type = readType(prop)
  const named = {
    ...prop,
    ...(type && { table: { ...prop.table, type: { ...prop.table?.type, summary: type } } }),
  }
  if (invisible.has(String(prop.name))) return { ...named, control: { disable: true } }
  const isGiven = prop.control !== undefined
  return isGiven || hasUsableControl(prop, value) ? named : { ...named, control: findControl(type, value) }
}

/** Attributes without a visible effect. */
const invisible = new Set([
  'id',
  'name',
  'form',
  'autoComplete',
  'describedBy',
  'labelledBy',
  'srcSet',
  'sizes',
])

/** Whether Storybook infers the right control: a text field, a switch, a choice, or none for a function. */
function hasUsableControl({ type }: StorybookArgType, value: unknown): boolean {
  if (type) return ['string', 'number', 'boolean', 'enum', 'function', 'symbol'].includes(String(type.name))
  return ['string', 'number', 'boolean', 'function'].includes(typeof value)
}

function findControl(type: string, value: unknown): object {
  const kind = value === undefined ? type : typeof value
  if (kind === 'number' || kind === 'boolean') return { type: kind }
  if (kind === 'string' || /^HTML\w*Attribute$/.test(kind)) return { type: 'text' }
  // Without a value there is no object control, because it would start from `{}`, with which no component can be
  // rendered.
  return isData(value) && value !== null && value !== undefined ? { type: 'object' } : { disable: true }
}

/** Returns the type as written, but without `undefined`, because the table already marks required props. */
function readType({ type, table }: StorybookArgType): string {
  const written = type?.raw ?? table?.type?.summary
  if (typeof written !== 'string') return ''
  return written.replace(/\s*\|\s*undefined$/, '').trim()
}

/** Whether JSON can express a value. */
function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData)
  if (typeof value !== 'object' || value === null)
    return !['function', 'symbol', 'bigint'].includes(typeof value)
  return (
    !('$$typeof' in value) &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isData)
  )
}
