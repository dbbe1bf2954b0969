import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PostgresBinaries } from './findPostgresBinaries.ts'

/** A Postgres with the programs for backups, which the one from npm does not have. */
export interface SystemPostgres extends PostgresBinaries {
  readonly pgDump: string
  /** The folder of all programs, `pg_restore` included. */
  readonly folder: string
}

const home = '/usr/lib/postgresql'

/** Finds the newest Postgres in the folder where Debian's packages install it; `undefined` if there is none. */
export function findSystemPostgres(): SystemPostgres | undefined {
  const versions = existsSync(home) ? readdirSync(home).map(Number).filter(Number.isInteger) : []
  return versions
    .toSorted((one, other) => other - one)
    .map((version) => {
      const folder = join(home, String(version), 'bin')
      const program = (name: string) => join(folder, name)
      return { initdb: program('initdb'), postgres: program('postgres'), pgDump: program('pg_dump'), folder }
    })
    .find((found) => [found.postgres, found.initdb, found.pgDump].every((path) => existsSync(path)))
}
