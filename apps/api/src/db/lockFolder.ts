import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Gives a held folder back. */
export type Unlock = () => void

// A process that is restarted in a container may get its own old number: only this tells whether the lock is its own.
const heldHere = new Set<string>()

/**
 * Takes a folder for this process alone, by a file beside it that names the process. PGlite has no lock of its own,
 * and two processes on one folder silently destroy what both have written. The lock of a process that died is
 * taken over; that of a living one is refused with its number.
 */
export function lockFolder(folder: string): Unlock {
  const file = `${folder}.lock`
  mkdirSync(dirname(folder), { recursive: true })
  if (!take(file)) takeOver(file, folder)
  heldHere.add(file)
  return () => {
    heldHere.delete(file)
    rmSync(file, { force: true })
  }
}

// Written aside and linked into place: whoever reads the file finds a number in it, never half of one.
function take(file: string): boolean {
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    linkSync(mine, file)
    return true
  } catch {
    return false
  } finally {
    rmSync(mine, { force: true })
  }
}

// One at a time: two that both find a dead holder would otherwise take each other's lock away.
function takeOver(file: string, folder: string): void {
  const turn = `${file}.turn`
  try {
    mkdirSync(turn)
  } catch {
    throw new Error(
      `The data folder ${folder} is being taken by another process. If none is running, delete ${turn}.`,
    )
  }
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    if (isAlive(holder, file)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}. Stop that store first, or set STORE_DATA to another folder. If that process is no store, delete ${file}.`,
      )
    }
    rmSync(file, { force: true })
    if (!take(file)) throw new Error(`The data folder ${folder} was taken by another process this moment.`)
  } finally {
    rmdirSync(turn)
  }
}

function isAlive(pid: number, file: string): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  if (pid === process.pid) return heldHere.has(file)
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    // Somebody else's process may not be asked, but it is there.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}
