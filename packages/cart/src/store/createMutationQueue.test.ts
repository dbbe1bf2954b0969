import type { CartLine } from '@store/api-client/contract/cart'
import { describe, expect, it } from 'vitest'
import { messageOf } from '../fixtures/cartCommands.ts'
import { createCartHarness } from '../fixtures/createCartHarness.ts'
import { createFakeCartServer, type SimulatedOutcome } from '../fixtures/createFakeCartServer.ts'
import { richCart, richLines, sampleAddOns } from '../fixtures/richCart.ts'
import { sampleLines } from '../fixtures/sampleCart.ts'
import { selectOptimisticCart } from './selectOptimisticCart.ts'

const { roses, cake } = sampleLines
const { mug } = richLines
const [addOn = expect.unreachable()] = sampleAddOns.items
const words = messageOf(mug)?.id ?? expect.unreachable()
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
type Scene = ReturnType<typeof createCartHarness>
const kinds = ({ store }: Scene) => store.getState().toasts.map(({ kind }) => kind)
const quantities = ({ store }: Scene) =>
  selectOptimisticCart(store.getState())?.lines.map(({ quantity }) => quantity) ?? expect.unreachable()

describe('changes made while offline', () => {
  it('offline changes stay visible, are announced once, and are sent when the network is online again', async () => {
    const scene = createCartHarness()
    scene.connect(false)
    scene.setQuantity(roses.id, 3)
    await settle()
    scene.setQuantity(cake.id, 4)
    scene.setQuantity(roses.id, 5)
    await settle()
    expect(scene.noted).toEqual(['quantity 3'])
    expect(kinds(scene)).toEqual(['offline'])
    expect(scene.store.getState()).toMatchObject({ isOffline: true, sending: undefined })
    expect(quantities(scene)).toEqual([5, 4, 1])
    scene.connect(true)
    expect(scene.store.getState().isOffline).toBe(false)
    await settle()
    expect(scene.noted).toEqual(['quantity 3', 'list', 'quantity 4', 'count 6', 'quantity 5', 'count 10'])
    expect(quantities(scene)).toEqual([5, 4, 1])
    expect(scene.store.getState().pending).toEqual([])
  })

  it('the last offline change wins, even if the server had applied an earlier one whose response was lost', async () => {
    const scene = createCartHarness()
    scene.connect(false)
    scene.setQuantity(roses.id, 3)
    await settle()
    scene.server.changeQuantity({ lineId: roses.id, quantity: 3, from: 1 })
    scene.setQuantity(roses.id, 1)
    scene.connect(true)
    await settle()
    expect(quantities(scene)).toEqual([1, 2, 1])
    expect(scene.server.cart().lines[0]?.quantity).toBe(1)
  })

  it('wait again when the network goes offline again', async () => {
    const scene = createCartHarness()
    scene.connect(false)
    scene.setQuantity(roses.id, 3)
    await settle()
    scene.connect(true)
    scene.connect(false)
    await settle()
    expect(scene.store.getState().isOffline).toBe(true)
    scene.connect(true)
    await settle()
    expect(scene.server.cart().lines[0]?.quantity).toBe(3)
    expect(kinds(scene)).toEqual(['offline', 'quantityChanged'])
  })

  it('roll back when the network is online but the server cannot be reached', async () => {
    const scene = createCartHarness()
    scene.fail({ kind: 'network' })
    scene.setQuantity(roses.id, 3)
    await settle()
    expect(kinds(scene)).toEqual(['failed'])
    expect(scene.store.getState()).toMatchObject({ isOffline: false, pending: [] })
  })

  it('reject an order while the connection is lost, instead of queueing the order', async () => {
    const scene = createCartHarness()
    scene.connect(false)
    scene.setQuantity(roses.id, 3)
    await scene.placeOrder()
    expect(scene.store.getState().order).toEqual({ kind: 'idle' })
    expect(kinds(scene)).toEqual(['offline'])
    expect(scene.starts).toEqual([])
    scene.connect(true)
    await scene.placeOrder()
    expect(scene.starts).toMatchObject([{ version: 2 }])
  })
})

describe('a change', () => {
  it('is shown immediately and sent after the paint, in one request with the changes until then', async () => {
    const paints: (() => void)[] = []
    const scene = createCartHarness({ waitForPaint: () => new Promise((resolve) => paints.push(resolve)) })
    scene.setQuantity(roses.id, 2)
    scene.setQuantity(roses.id, 3)
    await settle()
    expect(quantities(scene)[0]).toBe(3)
    expect(scene.noted).toEqual([])
    for (const paint of paints) paint()
    await settle()
    expect(scene.noted).toContain('quantity 3')
    expect(scene.noted).not.toContain('quantity 2')
    expect(scene.store.getState().pending).toEqual([])
  })
})

describe('a change with a lost response', () => {
  const open = () => {
    const server = createFakeCartServer(richCart())
    const scene = createCartHarness({ server: richCart(), wrapClient: () => server.client })
    const decide = async (fate: SimulatedOutcome) => {
      await settle()
      server.decide(fate)
      await settle()
    }
    return { scene, server, decide }
  }

  it('a change with a lost response is looked up on the server before the next one is sent, so that the last one wins', async () => {
    const { scene, server, decide } = open()
    scene.setQuantity(mug.id, 3)
    await settle()
    scene.setQuantity(mug.id, 1)
    await decide('answerLost')
    await decide('answered')
    await decide('answered')
    expect(server.cart().lines.find(({ id }) => id === mug.id)?.quantity).toBe(1)
    expect(server.changes()).toBe(2)
    expect(server.underWay()).toBe(0)
  })

  it('does not replace a quantity that is chosen again before the cart shows whether it was applied', async () => {
    const { scene, server, decide } = open()
    const inCart = () => server.cart().lines.find(({ id }) => id === mug.id)?.quantity
    scene.setQuantity(mug.id, 3)
    await settle()
    scene.connect(false)
    await decide('answerLost')
    scene.connect(true)
    await settle()
    scene.setQuantity(mug.id, mug.quantity)
    await decide('answered')
    await decide('answered')
    expect(inCart()).toBe(mug.quantity)
    expect(quantities(scene)).toContain(mug.quantity)
    expect(scene.store.getState().pending).toEqual([])
  })

  it.each<SimulatedOutcome>(['answerLost', 'lostOnTheWay'])(
    'does not block a later message: %s',
    async (fate) => {
      const { scene, server, decide } = open()
      const write = (text: string) => {
        scene.openMessageDialog(mug.id, words)
        scene.saveMessage(text)
      }
      write('First')
      await settle()
      write('Second')
      await decide(fate)
      await decide('answered')
      await decide('answered')
      const stored = server.cart().lines.find(({ id }) => id === mug.id)
      expect(stored && messageOf(stored)?.text).toBe('Second')
      expect(kinds(scene)).toEqual(['failed', 'messageUpdated'])
    },
  )

  it('a removal with a lost response can be undone if the server had applied it', async () => {
    const { scene, server, decide } = open()
    scene.openRemoveDialog(mug.id)
    scene.confirmRemove()
    await settle()
    scene.undo()
    await decide('answerLost')
    await decide('answered')
    await decide('answered')
    expect(server.cart().lines).toContainEqual(mug)
  })

  describe.each<['offline' | 'online']>([['offline'], ['online']])(
    'when the cart cannot be read: %s',
    (is) => {
      const lose = async () => {
        const opened = open()
        const { scene, decide } = opened
        scene.addAddOn(addOn.productId)
        await settle()
        scene.connect(false)
        await decide('answerLost')
        scene.connect(true)
        if (is === 'offline') scene.connect(false)
        await decide('lostOnTheWay')
        return opened
      }
      const added = (lines: readonly CartLine[] = []) =>
        lines.filter(({ productId }) => productId === addOn.productId)

      it.each<[string, (scene: Scene) => unknown]>([
        ['the network is online again', ({ connect }) => connect(true)],
        [
          'the shopper changes something else',
          ({ connect, setQuantity }) => {
            connect(true)
            setQuantity(mug.id, 3)
          },
        ],
      ])('adds an add-on once, and reads the cart again when %s', async (_, retry) => {
        const { scene, server, decide } = await lose()
        expect(server.underWay()).toBe(0)
        expect(scene.store.getState().pending).toMatchObject([{ kind: 'addOn' }])
        retry(scene)
        await decide('answered')
        await decide('answered')
        expect(scene.store.getState()).toMatchObject({ pending: [], isOffline: false })
        expect(added(server.cart().lines)).toHaveLength(1)
        expect(server.addOns()).toBe(1)
      })
    },
  )

  it('is resolved by a refresh, a change or an order when only the server was not reachable', async () => {
    const retries: ((scene: Scene) => unknown)[] = [
      ({ refresh }) => refresh(),
      ({ setQuantity }) => setQuantity(mug.id, 3),
      ({ placeOrder }) => placeOrder(),
    ]
    for (const retry of retries) {
      const { scene, server, decide } = open()
      scene.addAddOn(addOn.productId)
      await settle()
      scene.connect(false)
      await decide('answerLost')
      scene.connect(true)
      await decide('lostOnTheWay')
      expect(kinds(scene)).toEqual(['offline', 'failed'])
      void retry(scene)
      for (let answers = 0; answers < 4; answers += 1) await decide('answered')
      expect(scene.store.getState()).toMatchObject({ pending: [], isOffline: false })
      expect(server.addOns()).toBe(1)
    }
  })

  it('sends no order while the cart cannot be read', async () => {
    const { scene, server, decide } = open()
    scene.addAddOn(addOn.productId)
    await settle()
    scene.connect(false)
    await decide('answerLost')
    scene.connect(true)
    await decide('lostOnTheWay')
    const placed = scene.placeOrder()
    await decide('lostOnTheWay')
    await placed
    expect(scene.store.getState()).toMatchObject({ order: { kind: 'idle' }, pending: [{ kind: 'addOn' }] })
    expect(server.underWay()).toBe(0)
  })

  it('is not mistaken for a message from another tab when the cart cannot be read', async () => {
    const { scene, server, decide } = open()
    const write = (text: string) => {
      scene.openMessageDialog(mug.id, words)
      scene.saveMessage(text)
    }
    write('First')
    await settle()
    write('Second')
    await decide('answerLost')
    await decide('lostOnTheWay')
    void scene.refresh()
    for (let answers = 0; answers < 3; answers += 1) await decide('answered')
    const stored = server.cart().lines.find(({ id }) => id === mug.id)
    expect(stored && messageOf(stored)?.text).toBe('Second')
    expect(kinds(scene)).toEqual(['failed', 'messageUpdated'])
  })
})
