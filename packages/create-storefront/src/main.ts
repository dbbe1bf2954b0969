#!/usr/bin/env node
import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createStorefront } from './createStorefront.ts'
import { toPackageName } from './toPackageName.ts'

const usage = `npm create @store/storefront FOLDER [-- --api ORIGIN]

  FOLDER        a new or an empty folder
  --api ORIGIN  origin of the store's API, such as http://localhost:3000; without it the shop runs in memory`

/** Writes the app that the arguments describe; returns the text to print and the success. */
function run(args: readonly string[]): { readonly ok: boolean; readonly text: string } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { api: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  const [folder, ...others] = positionals
  if (values.help) return { ok: true, text: usage }
  if (folder === undefined || others.length > 0) return { ok: false, text: usage }
  const written = createStorefront({ folder: resolve(folder), apiOrigin: values.api })
  if (!written.ok) return { ok: false, text: written.reason }
  const steps = [`cd ${folder}`, 'npm install', 'npm run dev']
  return {
    ok: true,
    text: `${toPackageName(basename(resolve(folder)))} is there. Next:\n\n  ${steps.join('\n  ')}\n`,
  }
}

try {
  const { ok, text } = run(process.argv.slice(2))
  ;(ok ? process.stdout : process.stderr).write(`${text}\n`)
  if (!ok) process.exitCode = 1
} catch (cause) {
  // An unknown option, or a folder that cannot be written.
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n\n${usage}\n`)
  process.exitCode = 1
}
