import { safeParse } from 'valibot'
import { type Ga4EventName, ga4EventSchemas } from '../ga4EventSchemas.ts'

/** An event on a page's data layer. */
export interface DataLayerEvent {
  readonly event: string
  readonly event_id: string
  readonly params: Readonly<Record<string, unknown>>
}

/**
 * Asserts the content of a page's data layer in a host's own test: the named events occur in this order, each once and
 * valid by its schema, and no others of these names. Returns them; throws with the actual events.
 */
export function expectDataLayerEvents(
  dataLayer: unknown,
  names: readonly string[],
): readonly DataLayerEvent[] {
  const events = readDataLayer(dataLayer)
  const wanted = new Set(names)
  const found = events.filter(({ event }) => wanted.has(event))
  const text = found.map(({ event }) => event)
  if (text.join() !== names.join()) {
    throw new Error(
      `Expected the events ${list(names)}, found ${list(text)} among ${list(events.map(({ event }) => event))}.`,
    )
  }
  const ids = new Set(events.map(({ event_id: id }) => id))
  if (ids.size !== events.length) throw new Error(`An event lies there twice: ${JSON.stringify(events)}`)
  for (const event of found) checkShape(event)
  return found
}

/** Returns the events of a data layer, without the entries of others. */
export function readDataLayer(dataLayer: unknown): readonly DataLayerEvent[] {
  const entries: readonly unknown[] = Array.isArray(dataLayer) ? dataLayer : []
  return entries.flatMap((entry) => {
    const { event, event_id: id, ecommerce, ...rest } = readRecord(entry)
    if (typeof event !== 'string' || typeof id !== 'string') return []
    return [{ event, event_id: id, params: ecommerce === undefined ? rest : readRecord(ecommerce) }]
  })
}

function checkShape({ event, params }: DataLayerEvent): void {
  if (!isGa4Name(event)) return
  const { issues = [] } = safeParse(ga4EventSchemas[event], params)
  const [first] = issues
  if (!first) return
  const where = first.path?.map(({ key }) => String(key)).join('.') ?? ''
  throw new Error(`${event} has not its shape at "${where}": ${first.message}\n${JSON.stringify(params)}`)
}

const isGa4Name = (name: string): name is Ga4EventName => Object.hasOwn(ga4EventSchemas, name)

const readRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

const list = (names: readonly string[]) => (names.length === 0 ? 'none' : names.join(', '))
