import { expect, it, onTestFinished } from 'vitest'
import { fillStock, startBackgroundTraffic, startChaosEnvironment } from './startChaosEnvironment.ts'

it('finds a lost order, missing stock and mixed-up sessions', async () => {
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
    // From now on, every signed-in user becomes the first data-leak probe.
    await run('update sessions set user_id = (select min(user_id) from orders) where user_id is not null')
  })
  // Shoppers are denied access to orders that now belong to others, which they report as violations too.
  const { violations } = await settle(() => ground.withInspector((books) => books.read()))
  const harms = new Set(violations.map(({ kind }) => kind))
  expect([...harms]).toEqual(expect.arrayContaining(['lost', 'oversold', 'foreign']))
})
