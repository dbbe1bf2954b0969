import { expect, it } from 'vitest'
import { runsOn } from '../minimumNodeVersion.ts'

it.each(['22.12.0', '22.13.1', '24.0.0', '26.10.0'])('runs on Node %s', (version) => {
  expect(runsOn(version)).toBe(true)
})

it.each(['22.11.0', '20.19.0', '18.20.8'])('does not run on Node %s', (version) => {
  expect(runsOn(version)).toBe(false)
})
