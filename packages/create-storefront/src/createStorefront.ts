import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { toPackageName } from './toPackageName.ts'

/** Options of `createStorefront`. */
export interface CreateStorefrontOptions {
  /** Absolute path of a folder that does not exist yet, or is empty. */
  readonly folder: string
  /** Origin of the store's API. @default an in-memory shop */
  readonly apiOrigin?: string | undefined
}

/** Result of `createStorefront`. */
export type CreateStorefrontResult = { readonly ok: true } | { readonly ok: false; readonly reason: string }

const home = join(import.meta.dirname, '..')

/** Writes a Vite app that uses the packages of `@store` into a folder. It overwrites no file. */
export function createStorefront({ folder, apiOrigin }: CreateStorefrontOptions): CreateStorefrontResult {
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    return { ok: false, reason: `${folder} is not empty` }
  const origin = apiOrigin === undefined ? undefined : toOrigin(apiOrigin)
  if (apiOrigin !== undefined && origin === undefined)
    return { ok: false, reason: `--api ${apiOrigin} is not an origin such as http://localhost:3000` }

  cpSync(join(home, 'template'), folder, { recursive: true })
  // npm omits files named `.gitignore` from a package, so the template's file has another name.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
  const name = toPackageName(basename(folder))
  const { version }: { version: string } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const values = { name, title: toTitle(name), version }
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((path) => /\.(html|json|md|ts)$/.test(path)))
    writeFileSync(join(folder, file), fill(readFileSync(join(folder, file), 'utf8'), values))
  if (origin !== undefined) writeFileSync(join(folder, '.env'), `VITE_STORE_ORIGIN=${origin}\n`)
  return { ok: true }
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(name|title|version)\}\}/g, (whole, key: string) => values[key] ?? whole)

const toTitle = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

function toOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { origin, protocol } = new URL(text)
  return /^https?:$/.test(protocol) ? origin : undefined
}
