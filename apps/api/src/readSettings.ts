import {
  flatten,
  integer,
  maxValue,
  minValue,
  object,
  optional,
  picklist,
  pipe,
  regex,
  safeParse,
  string,
  toNumber,
} from 'valibot'

const form = object({
  STORE_MODE: optional(picklist(['demo', 'production']), 'demo'),
  STORE_PORT: optional(
    pipe(string(), regex(/^\d+$/), toNumber(), integer(), minValue(0), maxValue(65_535)),
    '3000',
  ),
  STORE_TRUST_PROXY: optional(picklist(['0', '1']), '0'),
  STORE_HOST: optional(string(), '127.0.0.1'),
  STORE_ORIGIN: optional(
    pipe(string(), regex(/^https?:\/\/[^/]+$/, 'an origin such as https://shop.example')),
  ),
  STORE_DATA: optional(string(), 'data'),
  STORE_BRAND: optional(pipe(string(), regex(/^[a-z][a-z0-9-]*$/)), 'marigold'),
  STORE_BRAND_NAME: optional(string(), 'Marigold'),
})

/** What an installation may set, read from the environment once. */
export interface Settings {
  readonly mode: 'demo' | 'production'
  /** 0 takes any free port. @default 3000 */
  readonly port: number
  /** Network address to listen on; 0.0.0.0 lets others in. @default 127.0.0.1 */
  readonly host: string
  /** Origin shoppers see. @default http://localhost and the port */
  readonly publicOrigin: string
  /** Whether a proxy in front names the visitor's address in `x-forwarded-for`. @default false */
  readonly trustProxy: boolean
  /** Folder of database and secrets. @default data */
  readonly dataFolder: string
  readonly brand: { readonly slug: string; readonly name: string }
}

/** Reads the settings; throws with every fault at once, each with its name. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = safeParse(form, env)
  if (!parsed.success) {
    const faults = Object.entries(flatten(parsed.issues).nested ?? {}).map(
      ([name, whys]) => `  ${name}: ${whys?.join(', ')}`,
    )
    throw new Error(`The store's settings are not right:\n${faults.join('\n')}`)
  }
  const { output } = parsed
  if (output.STORE_MODE === 'production') {
    throw new Error(
      'STORE_MODE=production needs Postgres and SMTP, which this version does not speak yet. Start it in demo mode.',
    )
  }
  return {
    mode: output.STORE_MODE,
    port: output.STORE_PORT,
    host: output.STORE_HOST,
    publicOrigin: output.STORE_ORIGIN ?? `http://localhost:${output.STORE_PORT}`,
    trustProxy: output.STORE_TRUST_PROXY === '1',
    dataFolder: output.STORE_DATA,
    brand: { slug: output.STORE_BRAND, name: output.STORE_BRAND_NAME },
  }
}
