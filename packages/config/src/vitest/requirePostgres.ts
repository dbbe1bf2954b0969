import { beforeEach, inject } from 'vitest'

// On any other database, these tests would prove nothing.
beforeEach((context) => {
  if (inject('postgresUrl') === undefined) context.skip()
})
