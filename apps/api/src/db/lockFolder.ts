import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Gives a held folder back. */
export type Unlock = () => void

/**
 * Takes a folder for this process alone, by a file beside it that names the process. PGlite has no lock of its own,
 * and two processes on one folder silently destroy what both have written. The lock of a process that died is
 * taken over; that of a living one is refused with its number.
 */
export function lockFolder(folder: string): Unlock {
  const file = `${folder}.lock`
  mkdirSync(dirname(folder), { recursive: true })
  if (!tryToWrite(file)) {
    const holder = Number(readFileSync(file, 'utf8'))
    if (isAlive(holder)) {
      throw new Error(
        `The data folder ${folder} is in use by process ${holder}. Stop that store first, or set STORE_DATA to another folder.`,
      )
    }
    rmSync(file, { force: true })
    if (!tryToWrite(file))
      throw new Error(`The data folder ${folder} was taken by another process this moment.`)
  }
  return () => rmSync(file, { force: true })
}

function tryToWrite(file: string): boolean {
  try {
    // 'wx' fails where the file is there already: asking and taking are one step.
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (cause) {
    // Somebody else's process may not be asked, but it is there.
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM'
  }
}
