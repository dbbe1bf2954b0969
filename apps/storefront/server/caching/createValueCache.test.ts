import { expect, it } from 'vitest'
import { createValueCache } from './createValueCache.ts'

function open() {
  let now = 0
  let answer: string | undefined = 'first'
  let requestCount = 0
  const read = createValueCache(
    async () => {
      requestCount += 1
      return answer
    },
    () => now,
  )
  return {
    read,
    asked: () => requestCount,
    answer: (next: string | undefined) => {
      answer = next
    },
    wait: (ms: number) => {
      now += ms
    },
  }
}

it('loads a value once a minute, however many callers need it', async () => {
  const { read, asked, answer, wait } = open()
  expect(await Promise.all([read(), read()])).toEqual(['first', 'first'])
  answer('second')
  wait(44_999)
  expect([await read(), asked()]).toEqual(['first', 1])
  wait(15_001)
  expect([await read(), asked()]).toEqual(['second', 2])
})

it('revalidates a used value before it expires, and serves the cached value meanwhile', async () => {
  const { read, asked, answer, wait } = open()
  await read()
  answer('second')
  wait(45_000)
  expect([await read(), asked()]).toEqual(['first', 2])
  await new Promise((resolve) => setTimeout(resolve))
  expect([await read(), asked()]).toEqual(['second', 2])
})

it('keeps the cached value while loading fails, and retries after five seconds', async () => {
  const { read, asked, answer, wait } = open()
  await read()
  answer(undefined)
  wait(60_000)
  expect([await read(), asked()]).toEqual(['first', 2])
  wait(4_999)
  expect([await read(), asked()]).toEqual(['first', 2])
  answer('second')
  wait(1)
  expect([await read(), asked()]).toEqual(['second', 3])
})
