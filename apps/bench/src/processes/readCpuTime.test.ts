import { expect, it } from 'vitest'
import { readCpuTime } from './readCpuTime.ts'

it('returns the CPU time of a running process, and none for a terminated one', async () => {
  const before = process.cpuUsage()
  const response = await readCpuTime(process.pid)
  const after = process.cpuUsage()
  if (process.platform !== 'linux') return expect(response).toBeNaN()
  expect(response).toBeGreaterThanOrEqual((before.user + before.system) / 1000 - 20)
  expect(response).toBeLessThanOrEqual((after.user + after.system) / 1000 + 20)
  expect(await readCpuTime(2 ** 30)).toBeNaN()
})
