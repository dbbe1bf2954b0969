import { expect, it } from 'vitest'
import { isSupportedNodeVersion } from '../minimumNodeVersion.ts'

it.each(['22.12.0', '22.13.1', '24.0.0', '26.10.0'])('the store starts on Node %s', (version) => {
  expect(isSupportedNodeVersion(version)).toBe(true)
})

it.each(['22.11.0', '20.19.0', '18.20.8'])('the store does not start on Node %s', (version) => {
  expect(isSupportedNodeVersion(version)).toBe(false)
})
