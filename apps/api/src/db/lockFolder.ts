import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Releases a locked folder. */
export type UnlockFolder = () => void

// In a restarted container, a process may get its former process id again, so this set shows whether this process has
// locked the folder itself.
const heldHere = new Set<string>()

/**
 * Locks a folder for this process with a file beside it that contains the process id. PGlite has no lock, and two
 * processes on one folder silently destroy each other's data. The lock of a dead process is taken over; for a running
 * one, an error names the process id.
 */
export function lockFolder(folder: string): UnlockFolder {
  const file = `${folder}.lock`
  mkdirSync(dirname(folder), { recursive: true })
  if (!take(file)) takeOver(file, folder)
  heldHere.add(file)
  return () => {
    heldHere.delete(file)
    rmSync(file, { force: true })
  }
}

// The process id is written to a temporary file that is then hard-linked, so that a reader never sees an incomplete id.
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

// Only one process at a time takes over a lock, because two processes could otherwise remove each other's lock.
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
    // EPERM means that another user's process exists but cannot be signaled.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}
