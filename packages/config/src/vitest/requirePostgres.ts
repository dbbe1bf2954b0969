import { beforeEach, inject } from 'vitest'

// On anything else these tests would prove nothing.
beforeEach((context) => {
  if (inject('postgresUrl') === undefined) context.skip()
})
