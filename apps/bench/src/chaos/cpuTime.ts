import { readFile } from 'node:fs/promises'

const millisOfTick = 10

/** Milliseconds of processor a process has used since its start, however busy the machine; NaN where `/proc` does not say. */
export async function cpuTime(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name stands in brackets and may have spaces; time of its own and of the system are the 14th and 15th of all.
  const [user, system] = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * millisOfTick
}
