import { expect, it, onTestFinished } from 'vitest'
import { fillStock, startBackgroundTraffic, startChaosEnvironment } from './startChaosEnvironment.ts'

it('an order that vanishes, pieces nobody sold and sessions that are mixed up are found', async () => {
  const ground = await startChaosEnvironment()
  onTestFinished(ground.close)
  const { crowd, settle } = await startBackgroundTraffic(
    ground.store.origin,
    await ground.withInspector(fillStock),
  )
  await crowd.nextOrder()
  await ground.withInspector(async ({ run }) => {
    await run('delete from orders where id = (select id from orders order by created_at desc limit 1)')
    await run('update products set stock = stock - 1 where nid = 2002')
    // Whoever is signed in is the first witness from now on.
    await run('update sessions set user_id = (select min(user_id) from orders) where user_id is not null')
  })
  // Shoppers whose orders turn out to be another's are refused; what they say of it is a violation too.
  const { violations } = await settle(() => ground.withInspector((books) => books.read()))
  const harms = new Set(violations.map(({ kind }) => kind))
  expect([...harms]).toEqual(expect.arrayContaining(['lost', 'oversold', 'foreign']))
})
