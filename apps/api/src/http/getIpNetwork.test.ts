import { expect, it } from 'vitest'
import { getIpNetwork } from './getIpNetwork.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1:0:0:1', '2001:db8:0:0'],
  ['2001:db8::2:0:0:1', '2001:db8:0:0'],
  ['2001:0DB8:0000:0001::1', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['fe80::', 'fe80:0:0:0'],
  ['203.0.113.7:50001', '203.0.113.7'],
  ['[2001:db8:1:2:3:4:5:6]:50001', '2001:db8:1:2'],
  ['[2001:db8::1]', '2001:db8:0:0'],
])('counts the address %s as the network %s', (address, network) => {
  expect(getIpNetwork(address)).toBe(network)
})
