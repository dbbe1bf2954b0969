import { toProductId } from '@store/api-client/contract/cart'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { describe, expect, it } from 'vitest'
import { messageOf } from '../fixtures/cartCommands.ts'
import { createCartHarness } from '../fixtures/createCartHarness.ts'
import { cartForTwoCountries, richCart, richLines } from '../fixtures/richCart.ts'
import { sampleLines } from '../fixtures/sampleCart.ts'
import { selectOptimisticCart } from './selectOptimisticCart.ts'

type Scene = ReturnType<typeof createCartHarness>
const { birthdayCake, twinCake, candle, mug, hamper, freeCard, comboRoses, comboCakes, savedPlant } =
  richLines
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const rich = (options: Parameters<typeof createCartHarness>[0] = {}) =>
  createCartHarness({ server: richCart(), ...options })
const state = ({ store }: Scene) => store.getState()
const shown = ({ store }: Scene) => selectOptimisticCart(store.getState()) ?? expect.unreachable()
const find = (scene: Scene, { id }: { readonly id: string }) =>
  shown(scene).lines.find((line) => line.id === id)
const kinds = (scene: Scene) => state(scene).toasts.map(({ kind }) => kind)
const requests = ({ noted }: Scene) => noted.filter((note) => !note.startsWith('count'))
const attributeOf = (line: typeof mug) => messageOf(line)?.id ?? expect.unreachable()

const { max } = quantityLimits

describe('a quantity in a combo', () => {
  it.each([
    [comboCakes, 4, 2, [2, 4]],
    [comboCakes, 3, 2, [2, 4]],
    [comboCakes, max, Math.ceil(max / 2), [Math.ceil(max / 2), max]],
    [comboRoses, max, max, [max, max]],
  ])('opens a dialog, then changes all lines of the combo', async (line, quantity, sets, quantities) => {
    const scene = rich()
    scene.setQuantity(line.id, quantity)
    expect(state(scene).activeDialog).toEqual({ kind: 'replicate', lineId: line.id, quantity })
    expect(find(scene, line)?.quantity).toBe(line.quantity)
    scene.confirmReplicate(true)
    expect(find(scene, comboRoses)?.quantity).toBe(quantities[0])
    await settle()
    expect(requests(scene)).toEqual([`combo ${sets}`])
    expect([find(scene, comboRoses)?.quantity, find(scene, comboCakes)?.quantity]).toEqual(quantities)
    expect(kinds(scene)).toEqual(['quantityChanged'])
  })

  it('is rounded down to whole sets when it is lowered, and below one set the combo may be removed', async () => {
    const scene = rich()
    scene.setQuantity(comboCakes.id, 4)
    scene.confirmReplicate(true)
    await settle()
    scene.setQuantity(comboCakes.id, 3)
    scene.confirmReplicate(true)
    await settle()
    expect(requests(scene)).toEqual(['combo 2', 'combo 1'])
    expect([find(scene, comboRoses)?.quantity, find(scene, comboCakes)?.quantity]).toEqual([1, 2])
    scene.setQuantity(comboCakes.id, 1)
    scene.confirmReplicate(true)
    expect(state(scene).activeDialog).toEqual({ kind: 'removeCombo', comboId: comboCakes.combo?.id })
  })

  it('changes only the line if the shopper chooses so, and nothing if they cancel', async () => {
    const scene = rich()
    scene.setQuantity(comboRoses.id, 3)
    scene.closeDialog()
    scene.confirmReplicate(true)
    scene.setQuantity(comboRoses.id, 2)
    scene.confirmReplicate(false)
    await settle()
    expect(requests(scene)).toEqual(['quantity 2'])
    expect(find(scene, comboCakes)?.quantity).toBe(comboCakes.quantity)
  })

  it('opens no dialog if the combo cannot be changed as a whole, or has one line left', async () => {
    const alone = rich({ server: richCart([comboRoses, mug]) })
    alone.setQuantity(comboRoses.id, 3)
    const lines = [comboRoses, comboCakes].map((line) => ({
      ...line,
      combo: { ...comboRoses.combo, perSet: 1, canReplicate: false },
    }))
    const fixed = rich({ server: richCart(lines) })
    fixed.setQuantity(comboRoses.id, 3)
    for (const scene of [alone, fixed]) {
      expect(state(scene).activeDialog).toBeUndefined()
      expect(find(scene, comboRoses)?.quantity).toBe(3)
    }
  })

  it('the quantity of a free line cannot be changed', async () => {
    const scene = rich()
    scene.setQuantity(freeCard.id, 3)
    await settle()
    expect(requests(scene)).toEqual([])
  })
})

describe('a removal', () => {
  it('removing a combo line opens a dialog about the whole combo, and removes all of it', async () => {
    const scene = rich()
    scene.openRemoveDialog(comboCakes.id)
    expect(state(scene).activeDialog).toEqual({ kind: 'removeCombo', comboId: comboRoses.combo.id })
    scene.confirmRemove()
    expect(find(scene, comboRoses)).toBeUndefined()
    await settle()
    expect(requests(scene)).toEqual(['remove 2'])
    expect(state(scene)).toMatchObject({
      settled: { kind: 'removed', title: 'Roses and Two Small Cakes' },
      undoables: [{ kind: 'removed', titles: ['Roses and Two Small Cakes'] }],
    })
  })

  it('removal is not offered for a free line, which is removed only with its gift', () => {
    const scene = rich()
    scene.openRemoveDialog(freeCard.id)
    expect(state(scene).activeDialog).toBeUndefined()
    scene.saveForLater(hamper.id)
    scene.openRemoveDialog(freeCard.id)
    expect(state(scene).activeDialog).toBeUndefined()
  })

  it('removing the last line of a combo opens a dialog about that line', () => {
    const scene = rich({ server: richCart([comboRoses, mug]) })
    scene.openRemoveDialog(comboRoses.id)
    expect(state(scene).activeDialog).toEqual({ kind: 'removeLine', lineId: comboRoses.id })
  })

  it('can be undone with the message, add-ons, quantity and old position of the line', async () => {
    const scene = rich()
    scene.setQuantity(birthdayCake.id, 5)
    scene.openMessageDialog(birthdayCake.id, attributeOf(birthdayCake))
    scene.saveMessage('For Asha')
    scene.openRemoveDialog(birthdayCake.id)
    const before = shown(scene).lines
    scene.confirmRemove()
    expect(find(scene, candle)).toBeUndefined()
    await settle()
    expect(state(scene).undoables).toMatchObject([{ kind: 'removed', lineIds: [birthdayCake.id] }])
    scene.undo()
    expect(shown(scene).lines).toEqual(before)
    expect(state(scene).undoables).toEqual([])
    await settle()
    expect(shown(scene).lines).toEqual(before)
    expect(messageOf(find(scene, birthdayCake) ?? mug)?.text).toBe('For Asha')
    expect(requests(scene)).toContain('restore')
  })

  it('is undone without a request while it is still queued, and keeps the quantity', async () => {
    const scene = rich()
    scene.setQuantity(mug.id, 2)
    scene.setQuantity(hamper.id, 4)
    scene.openRemoveDialog(hamper.id)
    scene.confirmRemove()
    scene.undo()
    expect(find(scene, hamper)?.quantity).toBe(4)
    await settle()
    expect(requests(scene)).toEqual(['quantity 2', 'quantity 4'])
    expect(find(scene, freeCard)).toEqual(freeCard)
  })

  it('undoing the removal of a saved line restores the quantity that it had when it was saved', async () => {
    const scene = rich()
    scene.setQuantity(mug.id, 2)
    scene.saveForLater(mug.id)
    scene.openRemoveDialog(mug.id)
    scene.confirmRemove()
    await settle()
    scene.undo()
    expect(shown(scene).saved.find(({ id }) => id === mug.id)?.quantity).toBe(2)
  })

  it('a removal cannot be undone after it failed, or after the line was restored', async () => {
    const failed = rich()
    failed.fail({ kind: 'invalidResponse', status: 500 })
    failed.openRemoveDialog(mug.id)
    failed.confirmRemove()
    expect(state(failed).undoables).toHaveLength(1)
    await settle()
    expect(state(failed).undoables).toEqual([])

    const scene = rich()
    scene.openRemoveDialog(mug.id)
    scene.confirmRemove()
    await settle()
    scene.server.restore({ lineIds: [mug.id] })
    await scene.refresh()
    expect(state(scene).undoables).toEqual([])
    scene.undo()
    expect(find(scene, mug)).toEqual(mug)
  })

  it('has its own Undo, which remains valid after another removal', async () => {
    const scene = rich()
    const before = shown(scene).lines
    scene.openRemoveDialog(mug.id)
    scene.confirmRemove()
    scene.saveForLater(hamper.id)
    expect(state(scene).undoables).toMatchObject([
      { kind: 'removed', titles: [mug.title] },
      { kind: 'saved', titles: [hamper.title] },
    ])
    await settle()
    scene.undo(state(scene).undoables[0])
    await settle()
    expect(find(scene, mug)).toEqual(mug)
    expect(find(scene, hamper)).toBeUndefined()
    scene.undo()
    await settle()
    expect(shown(scene).lines).toEqual(before)
  })

  it('offers no Undo for an add-on when its gift has been removed too', () => {
    const scene = rich()
    scene.openRemoveDialog(candle.id)
    scene.confirmRemove()
    scene.openRemoveDialog(birthdayCake.id)
    scene.confirmRemove()
    expect(state(scene).undoables).toMatchObject([{ lineIds: [birthdayCake.id] }])
  })

  it('a removal cannot be undone after its Undo was dismissed', () => {
    const scene = rich()
    scene.saveForLater(hamper.id)
    state(scene).undoables.forEach(scene.dismissUndo)
    scene.undo()
    expect(find(scene, hamper)).toBeUndefined()
  })

  it('is reported as an addition when it is undone', async () => {
    const scene = rich()
    scene.openRemoveDialog(mug.id)
    scene.confirmRemove()
    await settle()
    scene.undo()
    await settle()
    expect(kinds(scene)).toEqual(['lineRemoved', 'added'])
    expect(scene.events).toMatchObject([
      { kind: 'removeFromCart', item: { title: mug.title } },
      { kind: 'addToCart', change: 1, item: { title: mug.title } },
    ])
  })
})

describe('moving a line to the favorites', () => {
  const asking = (isThere: boolean) => {
    const requestLog: number[] = []
    const scene = rich({
      addToFavorites: async (productId) => {
        requestLog.push(productId)
        return isThere
      },
    })
    scene.openRemoveDialog(mug.id)
    return { scene, asked: requestLog }
  }

  it('removes the moved line from the cart once it is a favorite, and can be undone', async () => {
    const { scene, asked } = asking(true)
    const moved = scene.moveToFavorites()
    void scene.moveToFavorites()
    expect(state(scene).activeDialog).toBeDefined()
    expect(find(scene, mug)).toBeDefined()
    await moved
    await settle()
    expect(asked).toEqual([mug.productId])
    expect(state(scene).activeDialog).toBeUndefined()
    expect(find(scene, mug)).toBeUndefined()
    expect(kinds(scene)).toEqual(['movedToFavorites'])
    scene.undo()
    await settle()
    expect(find(scene, mug)).toEqual(mug)
  })

  it('leaves the cart unchanged when adding the favorite fails', async () => {
    const { scene } = asking(false)
    await scene.moveToFavorites()
    expect(state(scene).activeDialog).toBeDefined()
    expect(find(scene, mug)).toBeDefined()
  })

  it('leaves the cart unchanged if the shopper has closed the dialog meanwhile', async () => {
    const { scene } = asking(true)
    const moved = scene.moveToFavorites()
    scene.openRemoveDialog(hamper.id)
    await moved
    expect(find(scene, mug)).toBeDefined()
    expect(find(scene, hamper)).toBeDefined()
    expect(state(scene).activeDialog).toEqual({ kind: 'removeLine', lineId: hamper.id })
  })

  it('is only available if the host supports favorites', () => {
    expect(asking(true).scene.store.hasFavorites).toBe(true)
    expect(rich().store.hasFavorites).toBe(false)
  })
})

describe('the message of a line', () => {
  it('a message is cleaned and truncated, shown immediately, and sent for that line only', async () => {
    const scene = rich()
    scene.openMessageDialog(birthdayCake.id, attributeOf(birthdayCake))
    scene.saveMessage('  Happy <3 Birthday dear little Asha of ours')
    expect(messageOf(find(scene, birthdayCake) ?? mug)?.text).toBe('Happy 3 Birthday dear lit')
    await settle()
    expect(requests(scene)).toEqual(['message Happy 3 Birthday dear lit'])
    expect(kinds(scene)).toEqual(['messageUpdated'])
    expect(find(scene, twinCake)).toEqual(twinCake)
    expect(scene.events).toEqual([])
  })

  it('a required message cannot be blank, and a line without messages has none to edit', async () => {
    const scene = rich()
    scene.openMessageDialog(mug.id, attributeOf(mug))
    scene.saveMessage('   ')
    expect(state(scene).activeDialog).toMatchObject({ kind: 'message', lineId: mug.id })
    scene.closeDialog()
    scene.openMessageDialog(hamper.id, attributeOf(mug))
    expect(state(scene).activeDialog).toBeUndefined()
    scene.saveMessage('Asha')
    await settle()
    expect(requests(scene)).toEqual([])
  })

  it('does not overwrite a message that was changed in another tab', async () => {
    const scene = rich()
    const attributeId = attributeOf(birthdayCake)
    scene.openMessageDialog(birthdayCake.id, attributeId)
    const theirs = { lineId: birthdayCake.id, attributeId, from: 'Happy Birthday Asha', text: 'Theirs' }
    scene.server.updateMessage(theirs)
    // The other tab's message may also arrive while the shopper is typing.
    await scene.refresh()
    scene.saveMessage('Mine')
    await settle()
    expect(kinds(scene)).toEqual(['messageChanged'])
    expect(messageOf(find(scene, birthdayCake) ?? mug)?.text).toBe('Theirs')
    expect(requests(scene)).toEqual(['list', 'message Mine', 'list'])
  })
})

describe('other changes', () => {
  it('decline and accept a free line', async () => {
    const scene = rich()
    scene.setFreebie(freeCard.id, true)
    scene.setFreebie(hamper.id, true)
    expect(find(scene, freeCard)?.isDeclined).toBe(true)
    await settle()
    scene.setFreebie(freeCard.id, false)
    await settle()
    expect(requests(scene)).toEqual(['decline', 'accept'])
    expect(find(scene, freeCard)).toEqual(freeCard)
    expect(kinds(scene)).toEqual(['lineRemoved', 'added'])
  })

  it('save a whole combo for later and move it back as a whole', async () => {
    const scene = rich()
    const { lines } = shown(scene)
    scene.saveForLater(comboCakes.id)
    expect(shown(scene).saved).toEqual([savedPlant, comboRoses, comboCakes])
    await settle()
    scene.moveToCart(comboRoses.id)
    await settle()
    expect(shown(scene).lines).toEqual(lines)
    expect(requests(scene)).toEqual(['save 2', 'take back 2'])
    expect(kinds(scene)).toEqual(['lineSaved', 'added'])
    expect(scene.events).toEqual([])
  })

  it('keeps the lines for one country by saving all others for later in one change, which can be undone', async () => {
    const scene = createCartHarness({ server: cartForTwoCountries() })
    const { lines } = shown(scene)
    expect(shown(scene).hasSeveralCountries).toBe(true)
    scene.keepCountry(840)
    expect(shown(scene)).toMatchObject({ hasSeveralCountries: false, lines: [richLines.abroad] })
    await settle()
    expect(requests(scene)).toEqual(['save 2'])
    expect(state(scene).undoables).toMatchObject([
      { kind: 'saved', titles: [sampleLines.roses.title, birthdayCake.title] },
    ])
    scene.undo()
    expect(shown(scene).lines).toEqual(lines)
    await settle()
    expect(shown(scene)).toMatchObject({ lines, hasSeveralCountries: true })
  })

  it('add an add-on to the first gift, once for repeated taps', async () => {
    const scene = rich()
    const productId = toProductId(203)
    scene.addAddOn(productId)
    scene.addAddOn(productId)
    expect(state(scene).pending).toEqual([{ kind: 'addOn', productId, belongsTo: birthdayCake.id }])
    await settle()
    scene.addAddOn(productId)
    await settle()
    expect(requests(scene)).toEqual(['add 203'])
    expect(shown(scene).lines.at(-1)).toMatchObject({ title: 'Small Teddy', belongsTo: birthdayCake.id })
    expect(scene.events).toMatchObject([{ kind: 'addToCart', change: 1 }])
    expect(state(scene).settled).toMatchObject({ kind: 'added', title: 'Small Teddy' })
  })

  it('do nothing when there is nothing to change', async () => {
    const scene = rich()
    scene.undo()
    scene.moveToCart(mug.id)
    scene.keepCountry(356)
    scene.confirmReplicate(true)
    scene.confirmRemove()
    scene.saveForLater(candle.id)
    await scene.moveToFavorites()
    await settle()
    expect(requests(scene)).toEqual([])
    expect(state(scene).undoables).toEqual([])
  })
})
