import { readFile } from 'node:fs/promises'

const millisOfTick = 10

/**
 * Returns the CPU time of a process since its start in milliseconds, independent of the machine's load; NaN without
 * `/proc`.
 */
export async function readCpuTime(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name is in brackets and may have spaces; user and system time are the 14th and 15th fields.
  const [user, system] = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * millisOfTick
}
